import { z } from "zod";
import { partsOfDay } from "@/lib/availability/slots/partOfDay";
import { rule } from "@/lib/errors/fieldRule";
import { idIn, localDateIn } from "@/lib/http/input/schemas";
import { fromSek } from "@/lib/money/ore";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import {
  type DefaultSorts,
  defaultSort,
  MAX_RADIUS_KM,
  type Near,
  type ServiceFilters,
  serviceDefaultSorts,
  serviceFormats,
  serviceSorts,
} from "./serviceFilters";
import { minutesOf } from "./timeOfDay";

/** PostgreSQL text cannot hold U+0000, and nobody types it. */
const printable = (text: string) => text.replaceAll("\u0000", "");

/** An empty value (a form sends `minPrice=`) counts as not given. */
const absentIfEmpty = (value: unknown) => (value === "" ? undefined : value);

export const isGiven = (value: unknown): boolean => absentIfEmpty(value) !== undefined;

function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(absentIfEmpty, schema.optional());
}

function listOf<T extends z.ZodType>(item: T) {
  return z.preprocess((value) => {
    const given = (Array.isArray(value) ? value : [value]).filter(
      (entry) => entry !== undefined && entry !== "",
    );
    return given.length === 0 ? undefined : given;
  }, z.array(item).max(100).optional());
}

/** A text typed into a search box. Of a repeated one the first counts. */
const searchText = z.preprocess(
  (value) => (Array.isArray(value) ? value[0] : value),
  z
    .string()
    .max(200)
    .default("")
    .transform((text) => printable(text).trim()),
);

const name = z
  .string()
  .max(100)
  .transform((text) => printable(text).trim());
const price = optional(z.coerce.number().min(0).max(1_000_000));

/** To a decimetre: PostgreSQL fails with an underflow on numbers very close to 0. */
const toDecimetre = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const MIN_RADIUS_KM = 0.01;
/** Days that one search looks for free time on. */
const MAX_DAYS = 31;

const nearFields = {
  lat: optional(z.coerce.number().min(-90).max(90).overwrite(toDecimetre)),
  lng: optional(z.coerce.number().min(-180).max(180).overwrite(toDecimetre)),
  radiusKm: optional(z.coerce.number().min(MIN_RADIUS_KM).max(MAX_RADIUS_KM)),
};

/** How a list is ordered; the first is the default. */
export function sortField<const T extends readonly [string, ...string[]]>(sorts: T) {
  return z.preprocess(absentIfEmpty, z.enum(sorts).default(sorts[0]));
}

const nearObject = z.object(nearFields);

/** A position is both numbers or none; a distance is measured from one. */
export function checkNear(
  { lat, lng, radiusKm, sort }: z.output<typeof nearObject> & { sort?: string },
  context: z.RefinementCtx,
): void {
  const needsBoth = lat !== undefined || lng !== undefined || radiusKm !== undefined || sort === "distance";
  if (!needsBoth) return;
  if (lat === undefined) context.addIssue({ code: "custom", path: ["lat"], ...rule("required") });
  if (lng === undefined) context.addIssue({ code: "custom", path: ["lng"], ...rule("required") });
}

/** A position needs both coordinates, in degrees; without a radius distances are only shown. */
function nearOf({ lat, lng, radiusKm }: z.output<typeof nearObject>): Near | null {
  if (lat === undefined || lng === undefined) return null;
  return { latitude: lat, longitude: lng, radiusKm: radiusKm ?? null };
}

/** "18:00-24:00", which ends after its beginning. */
const clockRange = z
  .templateLiteral([z.string().regex(/^\d{2}:\d{2}$/), "-", z.string().regex(/^\d{2}:\d{2}$/)])
  .refine((range) => minutesOf(range) !== null);

const nameList = listOf(name);
export const idList = listOf(idIn);

/** The query parameters of both directories, in the contract and on the pages. Prices in SEK. */
export const directoryFields = {
  q: searchText,
  category: nameList,
  subcategory: nameList,
  city: nameList,
  format: listOf(z.enum(serviceFormats)),
  minPrice: price,
  maxPrice: price,
  date: optional(localDateIn),
  until: optional(localDateIn),
  time: listOf(z.union([z.enum(partsOfDay), clockRange])),
  ...nearFields,
};

/** The query parameters of the service list. */
export const serviceFilterFields = {
  ...directoryFields,
  providerId: idList,
  ids: idList,
  sort: sortField(serviceSorts),
};

const oreOf = (sek: number | undefined): number | null => (sek === undefined ? null : fromSek(sek));

/** The last of the days asked for, at most a month of them; null where they are one. */
function lastDayOf({ date, until }: { date?: LocalDate | undefined; until?: LocalDate | undefined }) {
  if (date === undefined || until === undefined || until <= date) return null;
  const latest = addDays(date, MAX_DAYS - 1);
  return until < latest ? until : latest;
}

/** The filters of both directories out of a checked query: prices in SEK become öre, category names become slugs. */
export function directoryFiltersOf(given: z.output<z.ZodObject<typeof directoryFields>>) {
  return {
    q: given.q,
    category: (given.category ?? []).map(toSlug),
    subcategory: (given.subcategory ?? []).map(toSlug),
    city: given.city ?? [],
    format: given.format ?? [],
    minPriceOre: oreOf(given.minPrice),
    maxPriceOre: oreOf(given.maxPrice),
    date: given.date ?? null,
    until: lastDayOf(given),
    time: given.time ?? [],
    near: nearOf(given),
  };
}

/** The filters out of a checked query. */
export function serviceFiltersOf(given: z.output<z.ZodObject<typeof serviceFilterFields>>): ServiceFilters {
  const { providerId = [], ids = [], sort } = given;
  return { ...directoryFiltersOf(given), providerIds: providerId, ids, sort };
}

/** Categories also go by their key, with underscores. */
const toSlug = (text: string): string => text.toLowerCase().replaceAll("_", "-");

export type PageParams = Record<string, string | string[] | undefined>;

/**
 * The valid parameters of a page's query. An old bookmark, or a hand-written address, shows a list rather than an error:
 * an invalid parameter is ignored.
 */
export function readableParams(
  fields: Record<string, z.ZodType>,
  params: PageParams,
): Record<string, unknown> {
  const understood = Object.entries(params).filter(([key, value]) => fields[key]?.safeParse(value).success);
  const readable = Object.fromEntries(understood);
  if (readable.lat !== undefined && readable.lng !== undefined) return readable;
  const { lat: _lat, lng: _lng, radiusKm: _radiusKm, sort, ...rest } = readable;
  return sort === undefined || sort === "distance" ? rest : { ...rest, sort };
}

/**
 * The filters of a page with the order that a page has: best match first where there are words and nobody chose
 * another, and never without words.
 */
export function withPageSort<F extends { q: string; sort: string }>(
  filters: F,
  isChosen: boolean,
  sorts: DefaultSorts<F["sort"]>,
): F {
  const isImpossible = filters.q === "" && filters.sort === sorts.withWords;
  return isChosen && !isImpossible ? filters : { ...filters, sort: defaultSort(sorts, filters.q) };
}

/** The filters of a page from its query. */
export function parseServiceFilters(params: PageParams): ServiceFilters {
  const readable = readableParams(serviceFilterFields, params);
  const filters = serviceFiltersOf(z.object(serviceFilterFields).parse(readable));
  return withPageSort(filters, isGiven(readable.sort), serviceDefaultSorts);
}
