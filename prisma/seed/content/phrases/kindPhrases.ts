import { type SubcategorySlug, subcategories } from "../subcategories";
import { beautyPhrases } from "./beauty";
import { carPhrases } from "./cars";
import { healthPhrases } from "./health";
import { homePhrases } from "./home";
import { technologyPhrases } from "./technology";

const phrasesByKind: Readonly<Record<SubcategorySlug, { sv: string; en: string }>> = {
  ...beautyPhrases,
  ...homePhrases,
  ...healthPhrases,
  ...carPhrases,
  ...technologyPhrases,
};

const list = (text: string): string[] =>
  text
    .split(",")
    .map((phrase) => phrase.trim().replace(/\s+/gu, " "))
    .filter((phrase) => phrase !== "");

/** What people say when they mean a kind of service, in both languages, with the alternatives of a word as they are written. */
export function kindPhrases(): { kind: SubcategorySlug; phrase: string }[] {
  return subcategories.flatMap(({ slug }) => {
    const { sv, en } = phrasesByKind[slug];
    return [...new Set([...list(sv), ...list(en)])].map((phrase) => ({ kind: slug, phrase }));
  });
}
