import type { Coordinates } from "@/lib/geo/distance";
import { isEverydayWord, townsTyped } from "@/lib/geo/towns";
import { fromSek } from "@/lib/money/ore";
import { foldText } from "@/lib/text/foldText";
import type { LocalDate } from "@/lib/time/localDate";
import type { FilterKey, Near, TimeOfDay } from "../serviceFilters";
import { isFiller } from "../text/fillers";
import { type DayRule, dayRules, partRules, type SaidDays } from "./saidDays";

/** The filters that words can say. */
export type SaidKey = Extract<FilterKey, "date" | "time" | "price" | "city" | "near">;

/** Where words stand in a text; `end` is behind the last letter. */
export type Span = { start: number; end: number };

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
  cities: readonly string[];
  /** Left out in a text that names a service or a business, whose name may have a place in it. */
  withPlaces?: boolean;
};

/** How far from the middle of a part of a town is still in it, in km. */
const PLACE_RADIUS_KM = 5;
/** Shorter names of towns are words, too ("Ed", "Bro"), unless "i" stands before them. */
const MIN_PLACE_LENGTH = 6;

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

/** Stands for each letter that is understood: no part of a word, and no space between two. */
const TAKEN = "\0";

/** In lower case, letter for letter: one that would become longer ("İ") stays, so that places in the text stay the same. */
const lowered = (text: string) =>
  text.replace(/./gsu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });

type Taken<T> = {
  value: T;
  span: Span;
  /** Of the word of a part of the day among them. */
  partSpan: Span | undefined;
};

const spanOf = ([start, end]: [number, number]): Span => ({ start, end });

/** A text of which parts are taken away as they are understood. */
class Remaining {
  constructor(private text: string) {}

  /** What the first match of a pattern means and where it is, which is taken away; null where it does not occur. */
  take<T>(pattern: RegExp, read: (match: RegExpExecArray) => T | null): Taken<T> | null {
    const match = pattern.exec(lowered(this.text));
    const value = match === null ? null : read(match);
    if (match === null || value === null) return null;
    const span = { start: match.index, end: match.index + match[0].length };
    this.text = this.text.slice(0, span.start) + TAKEN.repeat(match[0].length) + this.text.slice(span.end);
    const part = match.indices?.groups?.part;
    return { value, span, partSpan: part && spanOf(part) };
  }

  rest(): string {
    return this.text.replaceAll(TAKEN, " ").trim().replace(/\s+/gu, " ");
  }
}

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

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
const PREPOSITION = String.raw`(?:(?:i|in|på|vid|nära|near|kring|around)\s+)?`;

/**
 * What has to stand before the name of a place. An everyday word names one with a capital letter inside a text alone, or
 * where somebody asks for what is near it.
 */
function leadOf(name: string, typed: string): string {
  const isFirst = typed.toLowerCase().startsWith(name.toLowerCase());
  const isCapital = typed.includes(name.charAt(0).toUpperCase() + name.slice(1));
  if (!isEverydayWord(name) || (isCapital && !isFirst)) return PREPOSITION;
  return String.raw`(?:nära|near|kring|around)\s+`;
}

function takeCity(text: Remaining, cities: readonly string[]) {
  for (const city of cities) {
    const spellings = [...new Set([city.toLowerCase(), foldText(city)])].map(escaped).join("|");
    const taken = text.take(
      new RegExp(`${START}${leadOf(city, text.rest())}(?:${spellings})(?![\\p{L}\\p{N}])`, "u"),
      () => city,
    );
    if (taken !== null) return taken;
  }
  return null;
}

/** The middle of the one town that a word names; null where it names none, or more than one. */
function centreOf(word: string): Coordinates | null {
  if (!/^\p{L}+$/u.test(word) || isFiller(word.toLowerCase())) return null;
  const [town, ...others] = townsTyped(word);
  return town === undefined || others.length > 0
    ? null
    : { latitude: town.latitude, longitude: town.longitude };
}

/** A town or a part of one that the directory has no businesses named after. */
function takePlace(text: Remaining) {
  const typed = text.rest();
  for (const word of typed.split(" ")) {
    const centre = centreOf(word);
    if (centre === null) continue;
    const needed =
      word.length < MIN_PLACE_LENGTH ? String.raw`(?:i|in|nära|near)\s+` : leadOf(word.toLowerCase(), typed);
    const taken = text.take(
      new RegExp(`${START}${needed}${escaped(word.toLowerCase())}(?![\\p{L}\\p{N}])`, "u"),
      () => ({
        name: word.charAt(0).toUpperCase() + word.slice(1),
        near: { ...centre, radiusKm: PLACE_RADIUS_KM },
      }),
    );
    if (taken !== null) return taken;
  }
  return null;
}

/**
 * Reads day, part of the day, price and place out of a typed text, in Swedish and English: each once, by the rules
 * here, without guessing. Everything else stays text.
 * @param context `today` on the visitor's calendar; `cities` as the directory writes them.
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
