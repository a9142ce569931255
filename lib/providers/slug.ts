import { slugify } from "@/lib/text/slug";

const maxLength = 60;
/** The slug of a name without any Latin letter or digit. */
const fallback = "foretag";

/**
 * The name of a business in its address: `Salong Östermalm & Co` becomes `salong-ostermalm-co`. Characters such as
 * `№` are replaced by the letters that they stand for.
 */
export function companySlug(name: string): string {
  const words = slugify(name.normalize("NFKD").replaceAll("ı", "i"));
  return words.slice(0, maxLength).replace(/-$/, "") || fallback;
}
