import "server-only";
import { pauseColumns } from "@/lib/catalogue/pauseColumns";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { pool } from "@/lib/db/client";
import { Params } from "@/lib/db/params";
import { smallestPaymentOre } from "@/lib/money/ore";
import type { Near } from "../serviceFilters";
import { withinRadius } from "../serviceSearchSql";
import { quoted } from "../text/searchQuery";

/** A service as a suggestion names it; price in öre. */
export type ServiceText = ServiceTiming & {
  id: string;
  name: string;
  priceOre: number;
  providerId: string;
  companyName: string;
  city: string | null;
  /** Whether its name begins with what was typed; else it is of a kind that is meant. */
  isNamed: boolean;
};

/** A business as a suggestion names it. `lead`: the service whose next time is shown; null without any. */
export type BusinessText = {
  id: string;
  slug: string;
  companyName: string;
  city: string | null;
  rating: number | null;
  reviewCount: number;
  isOnboarded: boolean;
  lead: (ServiceTiming & { id: string; priceOre: number }) | null;
};

/** What names are looked up by. */
type NameQuestion = {
  /** The whole text, folded: names begin with it. */
  beginning: string;
  /** The same without what was understood, where that leaves anything: names of services begin with it. */
  wanted: string;
  /** Its words without what was understood, folded; each begins a word of a business's name. */
  words: readonly string[];
  /** Slugs of the kinds that are meant. */
  kinds: readonly string[];
  /** As in the column; null for everywhere. */
  cityKey: string | null;
  /** Around a place that is no such city; null for everywhere. */
  near: Near | null;
  minPriceOre: number | null;
  maxPriceOre: number | null;
};

const SERVICES = 6;
const BUSINESSES = 3;
/** Of names that begin alike, the best of the first so many: all of a common word would be too many to read. */
const LOOKED_AT = 60;
/** A shorter beginning of a word is that of too many businesses; their names may still begin with it. */
const MIN_WORD_LETTERS = 3;

const pauses = pauseColumns("sv", "p");
const timing = `'durationMinutes', sv.duration_minutes, 'bufferBeforeMinutes', ${pauses.before},
  'bufferAfterMinutes', ${pauses.after}`;
/** After every letter there is. */
const END = "\u{10FFFF}";

const begins = (column: string, text: string, params: Params) =>
  `search_fold(${column}) ~>=~ ${params.add(text)} AND search_fold(${column}) ~<~ ${params.add(text + END)}`;

/** Services that can be booked, whose name begins with the text or that are of a kind that is meant; best first. */
export async function servicesBeginning(question: NameQuestion): Promise<ServiceText[]> {
  const { wanted, kinds, cityKey, near, minPriceOre, maxPriceOre } = question;
  const params = new Params();
  const least = params.add(Math.max(smallestPaymentOre, minPriceOre ?? 0));
  const offered = [`s.price_ore >= ${least}`, "s.is_recommendable"];
  const around = near === null ? null : withinRadius(near, params);
  if (around !== null) offered.push(around);
  if (cityKey !== null) offered.push(`s.city_key = ${params.add(cityKey)}`);
  if (maxPriceOre !== null) offered.push(`s.price_ore <= ${params.add(maxPriceOre)}`);
  const where = offered.join(" AND ");
  const { rows } = await pool().query<{ service: ServiceText }>({
    // Planned once for each connection: planning takes as long as the query.
    name: `suggest services ${cityKey !== null} ${around !== null} ${maxPriceOre !== null}`,
    text: `WITH named AS (
       SELECT service_id, quality FROM service_search s
       WHERE ${begins("s.name", wanted, params)} AND ${where} LIMIT ${LOOKED_AT}),
     found AS (
       (SELECT service_id, 0 AS tier, quality FROM named ORDER BY quality DESC, service_id LIMIT ${SERVICES})
       UNION ALL
       SELECT best.service_id, kind.no::int AS tier, best.quality
       FROM unnest(${params.add(kinds)}::text[]) WITH ORDINALITY AS kind (slug, no)
       CROSS JOIN LATERAL (SELECT service_id, quality FROM service_search s WHERE s.subcategory_slug = kind.slug AND ${where}
         ORDER BY rating DESC, price_ore DESC, service_id DESC LIMIT ${SERVICES}) best)
     SELECT json_build_object('id', sv.id, 'name', sv.name, 'priceOre', sv.price_ore, 'providerId', p.id,
       'companyName', p.company_name, 'city', p.city, 'isNamed', best.tier = 0, ${timing}) AS service
     FROM (SELECT service_id, min(tier) AS tier, max(quality) AS quality FROM found GROUP BY service_id) best
     JOIN services sv ON sv.id = best.service_id JOIN providers p ON p.id = sv.provider_id
     WHERE p.is_onboarded ORDER BY best.tier, best.quality DESC, sv.id LIMIT ${SERVICES}`,
    values: params.values,
  });
  return rows.map(({ service }) => service);
}

/** Businesses whose name begins with the text, or has words that begin with its words; best first. */
export async function businessesBeginning(question: NameQuestion): Promise<BusinessText[]> {
  const { beginning, words, cityKey, near } = question;
  const params = new Params();
  const around = near === null ? null : withinRadius(near, params, "ps");
  const inCity = cityKey === null ? "" : `AND ps.city_key = ${params.add(cityKey)}`;
  const where = around === null ? inCity : `${inCity} AND ${around}`;
  const isTelling = words.length > 0 && words.every((word) => word.length >= MIN_WORD_LETTERS);
  // Looked for only where too few names begin with the text, which come before them.
  const byWords = isTelling
    ? `UNION ALL (SELECT provider_id, quality, 1 FROM (SELECT provider_id, quality FROM provider_search ps
         WHERE (SELECT count(*) FROM first) < ${BUSINESSES}
           AND to_tsvector('search_words'::regconfig, search_plain(company_name))
             @@ ${params.add(words.map((word) => `${quoted(word)}:*`).join(" & "))}::tsquery ${where}
         LIMIT ${LOOKED_AT}) named
       ORDER BY quality DESC, provider_id LIMIT ${BUSINESSES * 2})`
    : "";
  const { rows } = await pool().query<BusinessText>({
    name: `suggest businesses ${cityKey !== null} ${around !== null} ${isTelling}`,
    text: `WITH first AS MATERIALIZED (
       SELECT provider_id, quality, 0 AS tier FROM (SELECT provider_id, quality FROM provider_search ps
         WHERE ${begins("company_name", beginning, params)} ${where} LIMIT ${LOOKED_AT}) named
       ORDER BY quality DESC, provider_id LIMIT ${BUSINESSES}),
     found AS (SELECT * FROM first ${byWords}),
     best AS (SELECT provider_id, min(tier) AS tier, max(quality) AS quality FROM found GROUP BY provider_id
       ORDER BY tier, quality DESC, provider_id LIMIT ${BUSINESSES})
     SELECT p.id, p.slug, p.company_name AS "companyName", p.city, p.is_onboarded AS "isOnboarded",
       p.review_count AS "reviewCount",
       CASE WHEN p.review_count > 0 THEN p.rating_sum::float8 / p.review_count END AS rating,
       (SELECT json_build_object('id', sv.id, 'priceOre', sv.price_ore, ${timing})
         FROM service_search s JOIN services sv ON sv.id = s.service_id WHERE s.provider_id = p.id
         ORDER BY s.price_ore < ${smallestPaymentOre}, s.booking_count DESC, s.price_ore, s.service_id LIMIT 1) AS lead
     FROM best JOIN providers p ON p.id = best.provider_id ORDER BY best.tier, best.quality DESC, p.id`,
    values: params.values,
  });
  return rows;
}
