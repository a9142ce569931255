/** The kind of a segment of a business's day, as it is drawn. */
export type RibbonKind = "closed" | "lunch" | "busy" | "unavailable" | "past" | "free";

/** A segment of the local day, in minutes from midnight. */
export type RibbonSegment = { kind: RibbonKind; startMinute: number; endMinute: number };

/** The part of the day that is drawn. */
export type RibbonRange = { openMinute: number; closeMinute: number };

/** The place of a span on the ribbon in percent of its width; null when nothing of it is in range. */
export function placeOnRibbon(
  { openMinute, closeMinute }: RibbonRange,
  { startMinute, endMinute }: { startMinute: number; endMinute: number },
): { left: number; width: number } | null {
  const length = closeMinute - openMinute;
  const start = Math.max(startMinute, openMinute);
  const end = Math.min(endMinute, closeMinute);
  if (length <= 0 || end <= start) return null;
  return { left: percent(start - openMinute, length), width: percent(end - start, length) };
}

/** The full hours below a ribbon: one label every `stepHours` hours, placed in percent. */
export function ribbonTicks(
  { openMinute, closeMinute }: RibbonRange,
  stepHours: number,
): { minute: number; label: string; left: number }[] {
  const length = closeMinute - openMinute;
  if (length <= 0) return [];
  const step = stepHours * 60;
  const ticks = [];
  for (let minute = Math.ceil(openMinute / 60) * 60; minute <= closeMinute; minute += step) {
    const label = String((minute / 60) % 24).padStart(2, "0");
    ticks.push({ minute, label, left: percent(minute - openMinute, length) });
  }
  return ticks;
}

/** The hours between labels, so that there are at most about seven. */
export function tickStep({ openMinute, closeMinute }: RibbonRange): number {
  const hours = (closeMinute - openMinute) / 60;
  return hours <= 7 ? 1 : hours <= 14 ? 2 : 4;
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100_000) / 1_000;
}
