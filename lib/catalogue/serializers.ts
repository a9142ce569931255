import type { z } from "zod";
import { env } from "@/lib/env";
import { publicPicture } from "@/lib/http/pictureAddress";
import { toSek } from "@/lib/money/ore";
import type { categorySchema, serviceSchema, subcategorySchema } from "./schemas";
import type { CategoryRef, ServiceFacts, SubcategoryRef } from "./types";

export function serializeCategory({ id, name, slug }: CategoryRef): z.input<typeof categorySchema> {
  return { id, name, slug };
}

export function serializeSubcategory(
  { id, name, slug }: SubcategoryRef,
  category: CategoryRef,
): z.input<typeof subcategorySchema> {
  return { id, name, slug, category_id: category.id, category: serializeCategory(category) };
}

/** A visible service in the contract's shape; the price in SEK. */
export function serializeService(service: ServiceFacts): z.input<typeof serviceSchema> {
  return {
    id: service.id,
    slug: service.slug,
    provider_id: service.providerId,
    name: service.name,
    description: service.description,
    price: toSek(service.priceOre),
    vat_percent: service.vatPercent,
    duration_minutes: service.durationMinutes,
    // Others are not told of.
    is_active: true,
    is_physical: service.isPhysical,
    is_digital: service.isDigital,
    image_url: publicPicture(service.imageUrl, env().APP_URL),
    subcategory_id: service.subcategory.id,
    category_id: service.category.id,
    subcategory: serializeSubcategory(service.subcategory, service.category),
  };
}
