import { fromSek } from "@/lib/money/ore";
import type { LocalDate } from "@/lib/time/localDate";
import type { FilterKey, Near, TimeOfDay } from "../serviceFilters";
import type { CityNames } from "./cityNames";
import { Remaining, type Span } from "./remaining";
import { type DayRule, dayRules, partRules, type SaidDays } from "./saidDays";
import { takeCity, takePlace } from "./saidPlaces";

/** The filters that words can say. */
export type SaidKey = Extract<FilterKey, "date" | "time" | "price" | "city" | "near">;

/** What a typed text says, besides what is looked for. */
export type Understood = {
  /** What is not understood, to be searched for. */
  rest: string;
  /**
   * Where the words that say each filter stand in the text in its composed form (NFC); those of a day have those of a time
   * that was said with it.
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

const AMOUNT = String.raw`(\d{1,3}(?:[ .]\d{3})+|\d{1,6})(?![\d])`;
const CURRENCY = String.raw`(\s*(?:kronor|kr|sek|:-)(?!\p{L}))?`;
const units = [
  "min|minut|minuter|minutes?|tim|timmar|timme|hours?|h|år|years?|dagar|dag|days?|veckor|weeks?|månader|months?",
  "km|mil|m|meter|metres?|cm|mm|m2|kvm|kvadratmeter|sqm|kg|kilo|g|gram|ton|lbs|pounds?|liter|litres?|l|dl",
  "gb|tb|mb|hk|hp|tum|inch(?:es)?|grader|degrees?|st|stycken|pers|personer|people|rum|rooms?|barn|kids|%|procent|percent",
].join("|");
/** Not "under 30 minuter", "över 65 år" or "hund över 40 kg". */
const NO_UNIT = String.raw`(?!\s*(?:${units})(?!\p{L}))(?!\d)`;
/** A lower number without a currency may be an age, a size or a count: "klippning barn under 7". In SEK. */
const MIN_BARE_AMOUNT = 100;
/** As much as the filter of prices takes, in SEK. */
const MAX_AMOUNT = 1_000_000;
const START = String.raw`(?<![\p{L}\p{N}])`;

/** An amount in öre; null where nothing says that it is one. */
function ore(amount = "", currency?: string): number | null {
  const sek = Number(amount.replaceAll(/[ .]/gu, ""));
  if (sek > MAX_AMOUNT) return null;
  return currency !== undefined || sek >= MIN_BARE_AMOUNT ? fromSek(sek) : null;
}

type PriceRule = {
  pattern: RegExp;
  read: (match: RegExpExecArray) => [min: number | null, max: number | null] | null;
};

const priceRules: readonly PriceRule[] = [
  {
    pattern: new RegExp(
      `${START}(?:mellan|between)\\s+${AMOUNT}${CURRENCY}\\s+(?:och|and)\\s+${AMOUNT}${CURRENCY}${NO_UNIT}`,
      "u",
    ),
    read: ([, from, of, to, currency = of]) => {
      const [min, max] = [ore(from, currency), ore(to, currency)];
      if (min === null || max === null) return null;
      return min <= max ? [min, max] : [max, min];
    },
  },
  {
    pattern: new RegExp(
      `${START}(?:under|max|högst|hogst|upp till|billigare än|mindre än|less than|below|up to|at most|cheaper than)\\s+${AMOUNT}${CURRENCY}${NO_UNIT}`,
      "u",
    ),
    read: ([, amount, currency]) => {
      const max = ore(amount, currency);
      return max === null ? null : [null, max];
    },
  },
  {
    pattern: new RegExp(
      `${START}(?:över|minst|mer än|dyrare än|over|above|more than|at least)\\s+${AMOUNT}${CURRENCY}${NO_UNIT}`,
      "u",
    ),
    read: ([, amount, currency]) => {
      const min = ore(amount, currency);
      return min === null ? null : [min, null];
    },
  },
];

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

function takePrice(text: Remaining) {
  for (const { pattern, read } of priceRules) {
    const taken = text.take(pattern, read);
    if (taken !== null) return taken;
  }
  return null;
}

/**
 * Reads day, part of the day, price and place out of a typed text, in Swedish and English: each once, by the rules
 * here, without guessing. Everything else stays text.
 * @param context `today` on the visitor's calendar.
 */
export function understand(typed: string, { today, cities, withPlaces = true }: Context): Understood {
  const text = new Remaining(typed.normalize("NFC"));
  const day = takeFirst(text, dayRules, today);
  const part = day?.value.time == null ? takeFirst(text, partRules(text.rest().toLowerCase()), today) : null;
  const price = takePrice(text);
  const me = text.take(nearMe, () => true);
  const city = withPlaces ? takeCity(text, cities) : null;
  const place = withPlaces && city === null ? takePlace(text) : null;
  const time = day?.value.time ?? part?.value.time ?? null;
  const words: Understood["words"] = {};
  if (day?.value.date) words.date = day.span;
  const timeSpan = part?.span ?? day?.partSpan ?? day?.span;
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
    minPriceOre: price?.value[0] ?? null,
    maxPriceOre: price?.value[1] ?? null,
    city: city?.value ?? null,
    place: me === null ? (place?.value ?? null) : null,
    isNearMe: me !== null,
  };
}
