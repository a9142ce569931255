import { pool } from "@/lib/db/client";
import { findServices } from "@/lib/directory/search/findServices";
import { asksForTime } from "@/lib/directory/search/freeTime";
import { readSaid } from "@/lib/directory/search/said/readSaid";
import {
  noServiceFilters,
  type ServiceFilters,
  type ServiceSort,
} from "@/lib/directory/search/serviceFilters";
import { swedishEves, swedishHolidaysOfYears } from "@/lib/time/holidays";
import { addDays, isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import type { JudgedQuery } from "./judgedQueries";

const TOP = 5;
/** How many of the first results their gain is measured over. */
const FIRST_PLACES = 10;

type Judged = { id: string; name: string; kind: string; company: string; city: string; priceOre: number };

export type Precision = {
  q: string;
  /** The share of the first five that is what was meant; of as many as there are. */
  share: number;
  /** nDCG@10: what was meant counts the more the further up it stands, as a share of the best possible order. */
  gain: number;
  /** The first five that were found. */
  names: string[];
};

const servicesSql = `
  SELECT s.id, s.name, sc.slug AS kind, p.company_name AS company, p.city, s.price_ore AS "priceOre"
  FROM service_search found JOIN services s ON s.id = found.service_id JOIN providers p ON p.id = s.provider_id
  JOIN subcategories sc ON sc.id = s.subcategory_id`;

function isMeant(
  { name, kinds, company, city, maxPriceOre = Number.MAX_SAFE_INTEGER }: JudgedQuery["meant"],
  service: Judged,
): boolean {
  return (
    (name?.test(service.name) ?? true) &&
    (kinds?.includes(service.kind) ?? true) &&
    (company?.test(service.company) ?? true) &&
    (city === undefined || service.city === city) &&
    service.priceOre <= maxPriceOre
  );
}

/** Of results in their order: whether each is what was meant. */
function discountedGain(hits: readonly boolean[]): number {
  return hits.reduce((sum, isHit, index) => sum + (isHit ? 1 / Math.log2(index + 2) : 0), 0);
}

/** The zone of the visitors, by which "i kväll" is a day. */
const TIME_ZONE = "Europe/Stockholm";

/**
 * Eight in the morning of the first Monday after a day that begins two weeks without red days and eves, so that what is free does not
 * depend on when this runs.
 */
function mondayMorning(today: LocalDate): number {
  let monday = addDays(today, 8 - isoWeekday(today));
  while (hasRedDay(monday, addDays(monday, 13))) monday = addDays(monday, 7);
  return localMinuteToInstant(monday, 8 * 60, TIME_ZONE);
}

function hasRedDay(from: LocalDate, to: LocalDate): boolean {
  const eves = [from, to].flatMap((date) => swedishEves(Number(date.slice(0, 4))));
  return [...swedishHolidaysOfYears(from, to), ...eves].some(({ date }) => date >= from && date <= to);
}

/** The ids of all services that have time when the filters say. */
async function freeIds({ date, until, time }: ServiceFilters, nowMs: number): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await findServices({ ...noServiceFilters, date, until, time }, nowMs, {
      limit: 1000,
      cursor,
    });
    for (const { id } of page.ids) ids.add(id);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

type Asked = { filters: ServiceFilters; nowMs: number; right: ReadonlySet<string> };

/** A query as it is read at a moment, with the services that are what it means. */
async function askedAt(query: JudgedQuery, rows: Judged[], sort: ServiceSort, nowMs: number): Promise<Asked> {
  const { q, meant } = query;
  const { filters } = await readSaid({ ...noServiceFilters, q, sort }, nowMs, TIME_ZONE);
  if (meant.isTimed && !asksForTime(filters)) throw new Error(`No day is read out of "${q}"`);
  const free = meant.isTimed ? await freeIds(filters, nowMs) : null;
  const right = rows.filter((service) => isMeant(meant, service) && (free?.has(service.id) ?? true));
  return { filters, nowMs, right: new Set(right.map(({ id }) => id)) };
}

/** The first of the Mondays to come in whose week one of those who are meant has time: the demo data differ from day to day. */
async function asked(query: JudgedQuery, rows: Judged[], sort: ServiceSort): Promise<Asked> {
  let day = localDateOf(Date.now(), TIME_ZONE);
  for (let tried = 0; tried < (query.meant.isTimed ? 8 : 1); tried += 1) {
    const nowMs = mondayMorning(day);
    const one = await askedAt(query, rows, sort, nowMs);
    if (one.right.size > 0) return one;
    day = localDateOf(nowMs, TIME_ZONE);
  }
  throw new Error(`Nothing is what "${query.q}" means`);
}

/** How good the first results of each query are, in one order, where it is typed on the page of the directory. */
export async function judge(queries: readonly JudgedQuery[], sort: ServiceSort): Promise<Precision[]> {
  const { rows } = await pool().query<Judged>(servicesSql);
  const services = new Map(rows.map((row) => [row.id, row]));
  const judged: Precision[] = [];
  for (const query of queries) {
    const { filters, nowMs, right } = await asked(query, rows, sort);
    const found = await findServices(filters, nowMs, { limit: FIRST_PLACES });
    const first = found.ids.flatMap(({ id }) => services.get(id) ?? []);
    const hits = first.map(({ id }) => right.has(id));
    const best = Array.from({ length: Math.min(FIRST_PLACES, right.size) }, () => true);
    judged.push({
      q: query.q,
      share: hits.slice(0, TOP).filter(Boolean).length / Math.min(TOP, right.size),
      gain: discountedGain(hits) / discountedGain(best),
      names: first.slice(0, TOP).map(({ name, company }) => `${name} (${company})`),
    });
  }
  return judged;
}

/** The mean of one figure of all queries. */
export const mean = (judged: readonly Precision[], figure: "share" | "gain" = "share"): number =>
  judged.reduce((sum, query) => sum + query[figure], 0) / judged.length;
