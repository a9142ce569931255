import { slugify } from "@/lib/text/slug";

const maxLength = 60;
/** What a name without any Latin letter or digit is called in addresses. */
const fallback = "foretag";

/**
 * The name of a business as it stands in its address: `Salong Östermalm & Co` becomes `salong-ostermalm-co`. Letters
 * that are drawn in another way, such as `№`, count as those they stand for.
 */
export function companySlug(name: string): string {
  const words = slugify(name.normalize("NFKD").replaceAll("ı", "i"));
  return words.slice(0, maxLength).replace(/-$/, "") || fallback;
}
