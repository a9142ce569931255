import { pool } from "@/lib/db/client";
import { findServices } from "@/lib/directory/search/findServices";
import { noServiceFilters, type ServiceSort } from "@/lib/directory/search/serviceFilters";
import { type JudgedQuery, judgedQueries } from "./judgedQueries";

const TOP = 5;

type Judged = { id: string; name: string; kind: string; company: string; city: string };

export type Precision = {
  q: string;
  /** The share of the first five that is what was meant; of as many as there are. */
  share: number;
  /** The first five that were found. */
  names: string[];
};

const servicesSql = `
  SELECT s.id, s.name, sc.slug AS kind, p.company_name AS company, p.city
  FROM service_search found JOIN services s ON s.id = found.service_id JOIN providers p ON p.id = s.provider_id
  JOIN subcategories sc ON sc.id = s.subcategory_id`;

function isMeant({ name, kinds, company, city }: JudgedQuery["meant"], service: Judged): boolean {
  return (
    (name?.test(service.name) ?? true) &&
    (kinds?.includes(service.kind) ?? true) &&
    (company?.test(service.company) ?? true) &&
    (city === undefined || service.city === city)
  );
}

/** The precision among the first five results of every judged query, in one order. */
export async function precisionAtFive(sort: ServiceSort): Promise<Precision[]> {
  const { rows } = await pool().query<Judged>(servicesSql);
  const services = new Map(rows.map((row) => [row.id, row]));
  const judged: Precision[] = [];
  for (const { q, meant } of judgedQueries) {
    const possible = rows.filter((service) => isMeant(meant, service)).length;
    if (possible === 0) throw new Error(`Nothing is what "${q}" means`);
    const found = await findServices({ ...noServiceFilters, q, sort }, Date.now(), { limit: TOP });
    const first = found.ids.flatMap(({ id }) => services.get(id) ?? []);
    const hits = first.filter((service) => isMeant(meant, service)).length;
    judged.push({
      q,
      share: hits / Math.min(TOP, possible),
      names: first.map(({ name, company }) => `${name} (${company})`),
    });
  }
  return judged;
}

export const mean = (judged: readonly Precision[]): number =>
  judged.reduce((sum, { share }) => sum + share, 0) / judged.length;
