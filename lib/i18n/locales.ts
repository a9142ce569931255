/** The languages of the product. Swedish is the default and the fallback (SITE-3). */
export const locales = ["sv", "en"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "sv";

/** The language that businesses name and describe themselves in, on pages of every language. */
export const contentLocale: Locale = "sv";

export function isLocale(value: unknown): value is Locale {
  return value === "sv" || value === "en";
}

/** The language of a value; the default for anything that is no language of the product. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/** The locale that dates and amounts are formatted with. */
export const formatLocale = { sv: "sv-SE", en: "en-SE" } as const satisfies Record<Locale, string>;

/** The language for an `Accept-Language` header: the highest-weighted one that the product has, else Swedish. */
export function negotiateLocale(header: string | null): Locale {
  const wanted = (header ?? "")
    .split(",")
    .map((part, index) => {
      const [tag = "", ...params] = part.trim().toLowerCase().split(";");
      const weight = params.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter((entry) => isLocale(entry.language) && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  return toLocale(wanted[0]?.language);
}
