import { categories } from "../content/categories";
import { kindPhrases } from "../content/phrases/kindPhrases";
import { subcategories } from "../content/subcategories";
import type { SubcategoryContent } from "../content/subcategories/types";
import { uuidOf } from "../random";
import type { SeedBusiness } from "./business";

export function categoryRows() {
  return categories.map(({ slug, nameSv, nameEn }, sort) => ({
    id: uuidOf("category", slug),
    slug,
    name_sv: nameSv,
    name_en: nameEn,
    sort,
  }));
}

export function subcategoryRows() {
  const all: readonly SubcategoryContent[] = subcategories;
  return all.map(({ slug, category, nameSv, nameEn, synonyms, wellness = null }, sort) => ({
    id: uuidOf("subcategory", slug),
    category_id: uuidOf("category", category),
    slug,
    name_sv: nameSv,
    name_en: nameEn,
    synonyms,
    sort,
    wellness,
  }));
}

export function kindPhraseRows() {
  return kindPhrases().map(({ kind, phrase }) => ({ subcategory_id: uuidOf("subcategory", kind), phrase }));
}

export function serviceRows(business: SeedBusiness) {
  return business.services.map((service, position) => ({
    id: service.id,
    provider_id: business.id,
    subcategory_id: uuidOf("subcategory", service.subcategory),
    name: service.name,
    description: service.text,
    price_ore: service.priceOre,
    vat_percent: service.vat ?? 25,
    duration_minutes: service.minutes,
    buffer_before_minutes: service.before ?? 0,
    buffer_after_minutes: business.content.services[position]?.after ?? 0,
    is_active: !service.inactive,
    is_physical: service.format !== "digital",
    is_digital: service.format !== undefined,
    position,
    created_at: business.joinedAt,
    updated_at: business.joinedAt,
  }));
}

export type ServiceRow = Readonly<ReturnType<typeof serviceRows>[number]>;
