import { MINUTES_PER_DAY } from "@/lib/time/zone";
import type { AvailabilityRibbon } from "./ribbon";

/** The part of the day a ribbon is drawn over, in minutes of the local day; a tick every two hours, ends included. */
export type RibbonScale = { startMinute: number; endMinute: number; tickMinutes: number[] };

const TICK_MINUTES = 120;
/** The scale of an ordinary day, so that ribbons in a list can be compared at a glance: 08:00 to 20:00. */
const USUAL = { startMinute: 480, endMinute: 1200 };

/** One scale for all the ribbons of a list: the usual day, widened in steps of two hours where one needs more. */
export function ribbonScale(
  ribbons: readonly Pick<AvailabilityRibbon, "openMinute" | "closeMinute">[],
): RibbonScale {
  const opens = ribbons.map(({ openMinute }) => openMinute ?? USUAL.startMinute);
  const closes = ribbons.map(({ closeMinute }) => closeMinute ?? USUAL.endMinute);
  const startMinute = Math.floor(Math.min(USUAL.startMinute, ...opens) / TICK_MINUTES) * TICK_MINUTES;
  const lastMinute = Math.ceil(Math.max(USUAL.endMinute, ...closes) / TICK_MINUTES) * TICK_MINUTES;
  const endMinute = Math.min(MINUTES_PER_DAY, lastMinute);
  const tickCount = (endMinute - startMinute) / TICK_MINUTES + 1;
  const tickMinutes = Array.from({ length: tickCount }, (_, index) => startMinute + index * TICK_MINUTES);
  return { startMinute, endMinute, tickMinutes };
}
