import type { Service } from "@/lib/db/generated/client";
import type { ShownColumn } from "./serviceFields";

/** A category as lists and badges show it, named in the reader's language. */
export type CategoryRef = {
  id: string;
  slug: string;
  /** The slug with underscores: the name its icon and colour go by (DATA-6). */
  key: string;
  name: string;
};

export type SubcategoryRef = { id: string; slug: string; name: string };

export type ServiceFormat = "physical" | "digital";

/** How long a service takes and what it keeps free around it, in minutes. */
export type ServiceTiming = {
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
};

/** A visible service. Price in öre, VAT included. */
export type ServiceFacts = ServiceTiming &
  Pick<Service, "id" | "providerId" | "imageUrl" | ShownColumn> & {
    /** Its address: name in words and the end of its id. */
    slug: string;
    /** What the picture shows, where its business has told; else empty. */
    imageAlt: string;
    subcategory: SubcategoryRef;
    category: CategoryRef;
  };

/** `beauty-wellness` → `beauty_wellness`. */
export function categoryKey(slug: string): string {
  return slug.replaceAll("-", "_");
}
