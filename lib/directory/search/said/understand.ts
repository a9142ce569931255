import type { LocalDate } from "@/lib/time/localDate";
import type { FilterKey, Near } from "../serviceFilters";
import { minutesOf, type TimeOfDay, timeOfDay } from "../timeOfDay";
import type { CityNames } from "./cityNames";
import { Remaining, type Span, START } from "./remaining";
import { type DayRule, dayRules, partRules, type SaidDays, tellsWhen } from "./saidDays";
import { takeHours } from "./saidHours";
import { takeCity, takePlace } from "./saidPlaces";
import { takePrice } from "./saidPrices";

/** The filters that words can say. */
export type SaidKey = Extract<FilterKey, "date" | "time" | "price" | "city" | "near">;

/** What a typed text says, besides what is looked for. */
export type Understood = {
  /** What is not understood, to be searched for. */
  rest: string;
  /**
   * Where the words that say each filter stand in the text in its composed form (NFC); those of a day have those of a part
   * of it that was said with it, but not hours.
   */
  words: Partial<Record<SaidKey, Span>>;
  date: LocalDate | null;
  /** The last day of several; null for one. */
  until: LocalDate | null;
  time: TimeOfDay | null;
  minPriceOre: number | null;
  maxPriceOre: number | null;
  /** A city of the directory. */
  city: string | null;
  /** Around another town or a part of one, by its name. */
  place: { name: string; near: Near } | null;
  /** "Nära mig": the position is the page's to know. */
  isNearMe: boolean;
};

type Context = {
  today: LocalDate;
  cities: CityNames;
  /** Left out in a text that names a service or a business, whose name may have a place in it. */
  withPlaces?: boolean;
};

const nearMe = new RegExp(
  `${START}(?:nära\\s+mig|i\\s+närheten|här\\s+i\\s+närheten|near\\s+me|nearby|close\\s+to\\s+me)(?!\\p{L})`,
  "u",
);

function takeFirst(text: Remaining, rules: readonly DayRule[], today: LocalDate) {
  for (const { pattern, read } of rules) {
    const taken = text.take<SaidDays>(pattern, (match) => read(match, today));
    if (taken !== null) return taken;
  }
  return null;
}

/** From the first of the words of either to the last. */
function coverOf(one: Span | undefined, other: Span | undefined): Span | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

/**
 * Reads day, part of the day or hours, price and place out of a typed text, in Swedish and English: each once, by the rules
 * here, without guessing. Everything else stays text.
 * @param context `today` on the visitor's calendar.
 */
export function understand(typed: string, { today, cities, withPlaces = true }: Context): Understood {
  const text = new Remaining(typed.normalize("NFC"));
  const day = takeFirst(text, dayRules, today);
  const part = day?.value.time == null ? takeFirst(text, partRules(text.rest().toLowerCase()), today) : null;
  const partSaid = day?.value.time ?? part?.value.time ?? null;
  const isOfComplaint = day === null && tellsWhen(text.rest().toLowerCase());
  const takeOwnHours = () =>
    isOfComplaint
      ? null
      : takeHours(
          text,
          partSaid && minutesOf(partSaid),
          (span) => part === null || text.areBeside(part.span, span),
        );
  // "Kl 18 300–500 kr" has no amount of 18 300. What stands behind a bare hour tells whether it is one: that may be taken later.
  const first = takeOwnHours();
  const price = takePrice(text);
  const me = text.take(nearMe, () => true);
  const city = withPlaces ? takeCity(text, cities) : null;
  const place = withPlaces && city === null ? takePlace(text) : null;
  const hours = first ?? takeOwnHours();
  const time = hours === null ? partSaid : timeOfDay(hours.value);
  const words: Understood["words"] = {};
  if (day?.value.date) words.date = day.span;
  const timeSpan = coverOf(hours?.span, part?.span) ?? day?.partSpan ?? day?.span;
  if (time !== null && timeSpan) words.time = timeSpan;
  if (price !== null) words.price = price.span;
  if (city !== null) words.city = city.span;
  const where = me?.span ?? place?.span;
  if (where !== undefined) words.near = where;
  return {
    rest: text.rest(),
    words,
    date: day?.value.date ?? null,
    until: day?.value.until ?? null,
    time,
    minPriceOre: price?.value.min ?? null,
    maxPriceOre: price?.value.max ?? null,
    city: city?.value ?? null,
    place: me === null ? (place?.value ?? null) : null,
    isNearMe: me !== null,
  };
}
