import type { ServiceFacts } from "./types";

const summaryFacts = [
  "id",
  "slug",
  "name",
  "description",
  "priceOre",
  "durationMinutes",
  "isPhysical",
  "isDigital",
  "imageUrl",
  "imageAlt",
  "subcategory",
  "category",
] as const satisfies readonly (keyof ServiceFacts)[];

/** What a list or a page shows of a service; price in öre, VAT included. */
export type ServiceSummary = Pick<ServiceFacts, (typeof summaryFacts)[number]>;

/** A service without what only computing needs. */
export function serviceSummary(service: ServiceFacts): ServiceSummary;
export function serviceSummary(service: ServiceFacts): object {
  return Object.fromEntries(summaryFacts.map((name) => [name, service[name]]));
}
