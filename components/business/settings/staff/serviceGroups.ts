import type { OwnService } from "@/lib/business/ownServices";
import type { Locale } from "@/lib/i18n/locales";

/** The services of a category. */
export type ServiceGroup = { category: string; services: readonly { id: string; name: string }[] };

/** The services of a business by category, both in the business's order. */
export function serviceGroups(services: readonly OwnService[], locale: Locale): ServiceGroup[] {
  const groups = new Map<string, { id: string; name: string }[]>();
  for (const { id, name, subcategory } of services) {
    const { nameSv, nameEn } = subcategory.category;
    const category = locale === "sv" ? nameSv : nameEn;
    groups.set(category, [...(groups.get(category) ?? []), { id, name }]);
  }
  return [...groups].map(([category, list]) => ({ category, services: list }));
}
