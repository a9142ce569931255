import {
  DEFAULT_RADIUS_KM,
  type DefaultSorts,
  type DirectoryFilters,
  withoutFilter,
} from "../serviceFilters";
import type { Span } from "./remaining";
import type { SaidKey, Understood } from "./understand";

/** What a page searches by, and the words of it that say filters. */
export type Said<F extends DirectoryFilters> = {
  /** The filters of the address with its whole text. */
  typed: F;
  /** Those of the words added, and the words taken out of the text. */
  filters: F;
  /** Null where nothing was read out of the text. */
  understood: Understood | null;
};

/** The filters of an address with those that its text says. What was chosen in a menu counts before what was typed. */
export function withSaid<F extends DirectoryFilters>(typed: F, understood: Understood): F {
  const { rest, date, until, time, city, minPriceOre, maxPriceOre } = understood;
  const hasPrice = typed.minPriceOre !== null || typed.maxPriceOre !== null;
  return {
    ...typed,
    q: rest,
    ...(typed.date === null ? { date, until } : {}),
    time: typed.time.length > 0 || time === null ? typed.time : [time],
    city: typed.city.length > 0 || city === null ? typed.city : [city],
    ...(hasPrice ? {} : { minPriceOre, maxPriceOre }),
    near: nearSaid(typed, understood),
  };
}

function nearSaid({ near }: DirectoryFilters, { place, isNearMe }: Understood): DirectoryFilters["near"] {
  if (near?.radiusKm != null) return near;
  if (isNearMe) return near === null ? null : { ...near, radiusKm: DEFAULT_RADIUS_KM };
  return place?.near ?? near;
}

const isSaidKey = (key: string, words: Understood["words"]): key is SaidKey => key in words;

const tidy = (text: string) => text.trim().replace(/\s+/gu, " ");

/** A text without the words at this place of it. */
const without = (text: string, { start, end }: Span) => tidy(`${text.slice(0, start)} ${text.slice(end)}`);

/** The filters of the address without one, by whichever way it was said; the text keeps what says the others. */
export function withoutSaid<F extends DirectoryFilters>(
  { typed, understood }: Said<F>,
  key: Parameters<typeof withoutFilter>[1],
  sorts: DefaultSorts<F["sort"]>,
): F {
  const words = understood?.words ?? {};
  if (key === "q" && understood !== null) return { ...typed, q: sayingOf(typed.q, understood) };
  const rest = withoutFilter(typed, key, sorts);
  const span = isSaidKey(key, words) ? words[key] : undefined;
  if (span === undefined) return rest;
  // "I kväll" says a day and a part of it, which stays when the day goes.
  const time = key === "date" && typed.time.length === 0 && isWithinDay(words) ? understood?.time : null;
  const q = without(typed.q.normalize("NFC"), span);
  return { ...rest, q, ...(time ? { time: [time] } : {}) };
}

/** Whether the words of a part of the day are among those of the day. */
const isWithinDay = ({ date, time }: Understood["words"]): boolean =>
  date !== undefined && time !== undefined && date.start <= time.start && time.end <= date.end;

/** The filters of the address with another text to look for beside the words that say filters. */
export function withRest<F extends DirectoryFilters>({ typed, understood }: Said<F>, rest: string): F {
  return { ...typed, q: understood === null ? rest : tidy(`${rest} ${sayingOf(typed.q, understood)}`) };
}

/** The words of a text that say filters. */
function sayingOf(text: string, { words }: Understood): string {
  const { date, time, ...others } = words;
  const spans = [date, isWithinDay(words) ? undefined : time, ...Object.values(others)];
  const typed = text.normalize("NFC");
  return tidy(spans.map((span) => (span ? typed.slice(span.start, span.end) : "")).join(" "));
}
