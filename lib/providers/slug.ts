const maxLength = 60;
/** What a name without any Latin letter or digit is called in addresses. */
const fallback = "foretag";

/** Letters that do not come apart into a base letter and a mark. */
const letters: Record<string, string> = {
  æ: "ae",
  ø: "o",
  œ: "oe",
  ß: "ss",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
  ı: "i",
};

/** A name as it stands in an address: `Salong Östermalm & Co` becomes `salong-ostermalm-co`. */
export function slugify(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[æøœßðþłđı]/gu, (letter) => letters[letter] ?? letter)
    .replace(/\p{Mark}/gu, "")
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-+/u, "")
    .slice(0, maxLength)
    .replace(/-+$/u, "");
  return slug === "" ? fallback : slug;
}
