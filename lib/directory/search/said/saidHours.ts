import type { Span } from "@/lib/time/clock";
import { MINUTES_PER_DAY } from "@/lib/time/zone";
import { CURRENCY_OR_UNIT, type Remaining, START, type Taken } from "./remaining";

/*
 * Hours by the clock: "efter kl 17", "after 5pm", "kl 17–19". An hour that may be one of the morning or of the evening ("efter 5",
 * "after 7:30") is not understood: it has two figures, "am" or "pm", or is Swedish "kl 8" or "kl 9".
 */

/** The names of its groups end in `of`. */
const clock = (of: string) =>
  `(?:(?<noon${of}>noon)|(?:(?<kl${of}>kl\\.?|klockan)\\s*)?(?<hour${of}>\\d{1,2})(?:(?<dot${of}>[:.])(?<minute${of}>[0-5]\\d))?(?:\\s*(?<half${of}>[ap])\\.?\\s?m(?!\\p{L})\\.?)?)`;

/** Not the beginning of a longer number, of a date, an amount or a length: "efter 17/12", "före 12 veckor". */
const END = `(?![\\p{L}\\p{N}]|\\s*[–/:-]\\s*\\d|[.,]\\d|-\\p{L}|\\s*(?:${CURRENCY_OR_UNIT})(?!\\p{L}))`;

/** What may stand behind a bare number that is an hour. "Efter 12 pass" is a number of something. */
const afterHour =
  /^\s*(?:$|\0|[.,;!?)](?!\d)|(?:i|på|vid|hos|in|on|at|with|med|för|for|nära|near|och|and|men|but|helst|gärna|please|tack)(?!\p{L}))/u;

type Groups = Readonly<Record<string, string | undefined>>;

/** Without "kl", one figure is an hour of either half of the day. */
const MIN_HOUR_WITH_KL = 8;
const MIN_BARE_HOUR = 10;
const QUARTER = 15;
const NOON = 12 * 60;

type Half = "a" | "p";

const halfIn = (groups: Groups, of: string): Half | null => {
  const half = groups[`half${of}`];
  return half === "a" || half === "p" ? half : null;
};

/** Whether a time is one by itself, not by the words around it. */
const isClear = (groups: Groups, of: string) =>
  ["noon", "kl", "minute", "half"].some((name) => groups[`${name}${of}`] !== undefined);

/**
 * The minute of the day; null for no time, and for one of which it is not clear which half of the day it is in.
 * @param half "pm" that was said with another time: "5–7 pm".
 * @param hasKl "kl" stands before it, or before the time that it goes with.
 */
function minuteIn(groups: Groups, of: string, half: Half | null, hasKl: boolean): number | null {
  if (groups[`noon${of}`] !== undefined) return NOON;
  const digits = groups[`hour${of}`] ?? "";
  const [hour, minute] = [Number(digits), Number(groups[`minute${of}`] ?? 0)];
  if (half !== null) {
    return hour >= 1 && hour <= 12 ? ((hour % 12) + (half === "p" ? 12 : 0)) * 60 + minute : null;
  }
  if (hour * 60 + minute > MINUTES_PER_DAY) return null;
  if (digits.length === 1 && !(hasKl && hour >= MIN_HOUR_WITH_KL)) return null;
  // "12.10" may be a date.
  if (groups[`dot${of}`] === "." && !hasKl && minute % QUARTER !== 0) return null;
  return hour * 60 + minute;
}

/** A time with the words that belong to it alone. */
const minuteAlone = (groups: Groups, of: string) =>
  minuteIn(groups, of, halfIn(groups, of), groups[`kl${of}`] !== undefined);

const spanOf = (startMinute: number | null, endMinute: number | null): Span | null =>
  startMinute === null || endMinute === null || startMinute >= endMinute ? null : { startMinute, endMinute };

/** From one time to another, which share "kl", "am" and "pm": "kl 17–19", "10 to 2 pm". */
function between(groups: Groups): Span | null {
  const [a, b] = [halfIn(groups, "A"), halfIn(groups, "B")];
  const hasKl = groups.klA !== undefined;
  const end = (half: Half | null) => minuteIn(groups, "B", half, hasKl || groups.klB !== undefined);
  if (a === null && b === null) return spanOf(minuteIn(groups, "A", null, hasKl), end(null));
  const shared = a ?? b;
  const start = (half: Half | null) => minuteIn(groups, "A", half, hasKl);
  return (
    spanOf(start(shared), end(b ?? a)) ??
    (a === null ? spanOf(start("a"), end(b)) : null) ??
    (b === null ? spanOf(start(a), end("p")) : null)
  );
}

const isBareHour = (groups: Groups, of: string, behind: string) =>
  Number(groups[`hour${of}`]) >= MIN_BARE_HOUR && afterHour.test(behind);

type HourRule = { pattern: RegExp; read: (groups: Groups, behind: string) => Span | null };

/** "Inte före 10" is the opposite. */
const rule = (words: string, read: HourRule["read"]): HourRule => ({
  pattern: new RegExp(`${START}(?<!(?:inte|ej|aldrig|not|never)\\s+)${words}${END}`, "u"),
  read,
});

const after = "(?:efter|after)";
const before = "(?:före|fore|innan|before)";

const rules: readonly HourRule[] = [
  rule(`(?:mellan|between)\\s+${clock("A")}\\s+(?:och|and)\\s+${clock("B")}`, (groups) =>
    isClear(groups, "A") || halfIn(groups, "B") !== null ? between(groups) : null,
  ),
  rule(
    `(?<!\\d\\s*[–./:+-]?\\s*)(?:(?:från|from)\\s+)?${clock("A")}(?:\\s*[–-]\\s*|\\s+(?:till|to)\\s+)${clock("B")}`,
    (groups) => {
      const areHalves = halfIn(groups, "A") !== null || halfIn(groups, "B") !== null;
      const areClocks = groups.dotA === ":" && groups.dotB === ":";
      return groups.klA !== undefined || areHalves || areClocks ? between(groups) : null;
    },
  ),
  rule(
    `${after}\\s+${clock("A")}(?:\\s*,|\\s+(?:och|men|and|but))?\\s+${before}\\s+${clock("B")}`,
    (groups, behind) =>
      isClear(groups, "B") || isBareHour(groups, "B", behind)
        ? spanOf(minuteAlone(groups, "A"), minuteAlone(groups, "B"))
        : null,
  ),
  rule(`(?:${after}|(?<certain>från|from|tidigast))\\s+${clock("A")}`, (groups, behind) =>
    isClear(groups, "A") || (groups.certain === undefined && isBareHour(groups, "A", behind))
      ? spanOf(minuteAlone(groups, "A"), MINUTES_PER_DAY)
      : null,
  ),
  rule(`${before}\\s+${clock("A")}`, (groups, behind) =>
    isClear(groups, "A") || isBareHour(groups, "A", behind) ? spanOf(0, minuteAlone(groups, "A")) : null,
  ),
];

/** What two times of the day have in common; null where nothing, or where it is the whole day. */
function common(a: Span, b: Span): Span | null {
  const both = spanOf(Math.max(a.startMinute, b.startMinute), Math.min(a.endMinute, b.endMinute));
  return both?.startMinute === 0 && both.endMinute === MINUTES_PER_DAY ? null : both;
}

/**
 * The hours that a text says, by the first rule that fits.
 * @param within the minutes of the part of the day that is said, too: "i kväll före 20". Hours outside of it are not
 * understood.
 * @param mayStand whether they may stand at this place of the text.
 */
export function takeHours(
  text: Remaining,
  within: Span | null,
  mayStand: (place: { start: number; end: number }) => boolean,
): Taken<Span> | null {
  const whole = within ?? { startMinute: 0, endMinute: MINUTES_PER_DAY };
  for (const { pattern, read } of rules) {
    const taken = text.take<Span>(pattern, ({ 0: words, index, input, groups = {} }) => {
      const end = index + words.length;
      const hours = mayStand({ start: index, end }) ? read(groups, input.slice(end)) : null;
      return hours && common(whole, hours);
    });
    if (taken !== null) return taken;
  }
  return null;
}
