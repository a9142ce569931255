import "server-only";
import { pool } from "@/lib/db/client";
import { columnName } from "@/lib/db/columnNames";
import type { Locale } from "@/lib/i18n/locales";
import { serviceSlug } from "@/lib/text/slug";
import { pauseColumns } from "./pauseColumns";
import { shownColumns } from "./serviceFields";
import { categoryKey, type ServiceFacts } from "./types";

type Named = { id: string; slug: string; name: string };
type ServiceRow = Omit<ServiceFacts, "slug" | "category"> & { category: Named };

const nameColumn = { sv: "name_sv", en: "name_en" } as const satisfies Record<Locale, string>;

const columns = (["id", "providerId", "imageUrl", ...shownColumns] as const).map(
  (name) => `sv.${columnName(name)} AS "${name}"`,
);
const pauses = pauseColumns("sv", "p");

const servicesSql = (locale: Locale) => `
  SELECT ${columns.join(", ")},
    ${pauses.before} AS "bufferBeforeMinutes", ${pauses.after} AS "bufferAfterMinutes",
    coalesce((SELECT alt FROM pictures WHERE service_id = sv.id), '') AS "imageAlt",
    json_build_object('id', sc.id, 'slug', sc.slug, 'name', sc.${nameColumn[locale]}) AS subcategory,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.${nameColumn[locale]}) AS category
  FROM services sv
  JOIN providers p ON p.id = sv.provider_id
  JOIN subcategories sc ON sc.id = sv.subcategory_id
  JOIN categories c ON c.id = sc.category_id
  WHERE EXISTS (SELECT FROM service_search s WHERE s.service_id = sv.id)`;

const serviceFacts = ({ category, ...row }: ServiceRow): ServiceFacts => ({
  ...row,
  slug: serviceSlug(row.name, row.id),
  category: { ...category, key: categoryKey(category.slug) },
});

/** Visible services by id, in the order of the ids; ids of others are left out. */
export async function servicesByIds(ids: readonly string[], locale: Locale): Promise<ServiceFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool().query<ServiceRow>(`${servicesSql(locale)} AND sv.id = ANY ($1::uuid[])`, [
    ids,
  ]);
  const byId = new Map(rows.map((row) => [row.id, serviceFacts(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The visible services of businesses, each business's in its own order (SVC-9). */
export async function servicesOfProviders(
  providerIds: readonly string[],
  locale: Locale,
): Promise<ServiceFacts[]> {
  if (providerIds.length === 0) return [];
  const { rows } = await pool().query<ServiceRow>(
    `${servicesSql(locale)} AND sv.provider_id = ANY ($1::uuid[])
     ORDER BY sv.position, sv.name, sv.id`,
    [providerIds],
  );
  return rows.map(serviceFacts);
}
