import type { ServiceFacts } from "./types";

/** What a list or a page shows of a service; price in öre, VAT included. */
export type ServiceSummary = Omit<
  ServiceFacts,
  "providerId" | "vatPercent" | "bufferBeforeMinutes" | "bufferAfterMinutes"
>;

/** A service without what only computing needs. */
export function serviceSummary(service: ServiceFacts): ServiceSummary {
  const { id, slug, name, description, priceOre, durationMinutes, isPhysical, isDigital } = service;
  const { imageUrl, imageAlt, subcategory, category } = service;
  return {
    id,
    slug,
    name,
    description,
    priceOre,
    durationMinutes,
    isPhysical,
    isDigital,
    imageUrl,
    imageAlt,
    subcategory,
    category,
  };
}
