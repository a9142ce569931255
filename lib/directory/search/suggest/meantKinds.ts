import { foldText } from "@/lib/text/foldText";
import { equivalentWords } from "../text/equivalentWords";
import { isFiller } from "../text/fillers";

/** A kind of service with what people call it. */
export type KnownKind = {
  slug: string;
  /** In Swedish and English. */
  names: readonly string[];
  synonyms: readonly string[];
  /** Everyday phrases; alternatives of a word are divided by "/". */
  phrases: readonly string[];
};

/** What a kind is called, as folded words; `points`: how much a match of it says. */
type Called = { slug: string; words: readonly string[]; points: number };

const POINTS = { name: 30, synonym: 20, phrase: 10 } as const;
/** A shorter beginning is that of too many phrases. */
const MIN_PHRASE_LETTERS = 3;
/** A shorter text is inside too many words. */
const MIN_INSIDE_LETTERS = 4;

/** The words of a text without case and marks. */
export const foldedWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Of a text; each is compared with all that kinds are called. */
const MAX_WORDS = 8;

/** Everything that kinds are called, ready to be compared. */
export function calledKinds(kinds: readonly KnownKind[]): Called[] {
  const called = (slug: string, texts: readonly string[], points: number) =>
    texts.map((text) => ({ slug, words: foldedWords(text), points }));
  return kinds.flatMap(({ slug, names, synonyms, phrases }) => [
    ...called(slug, names, POINTS.name),
    ...called(slug, synonyms, POINTS.synonym),
    ...called(slug, phrases, POINTS.phrase),
  ]);
}

/**
 * The kinds that a text means, of which the last word may be unfinished: each word begins a word of a name, a synonym or an
 * everyday phrase, stands inside one, or is another name for one. Best first.
 */
export function meantKinds(text: string, called: readonly Called[]): string[] {
  const all =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = all.filter((word) => !isFiller(word)).slice(0, MAX_WORDS);
  const words = foldedWords((telling.length > 0 ? telling : all.slice(0, MAX_WORDS)).join(" ")).map(
    (word) => ({
      word,
      others: equivalentWords(word),
    }),
  );
  if (words.length === 0) return [];
  const letters = words.reduce((sum, { word }) => sum + word.length, 0);
  const best = new Map<string, number>();
  for (const { slug, words: names, points } of called) {
    if (points === POINTS.phrase && letters < MIN_PHRASE_LETTERS) continue;
    let score = points;
    for (const [index, asked] of words.entries()) {
      const found = likeness(asked, names, index);
      score = found === null ? 0 : score + found;
      if (found === null) break;
    }
    if (score > (best.get(slug) ?? 0)) best.set(slug, score);
  }
  return [...best].sort((a, b) => b[1] - a[1]).map(([slug]) => slug);
}

/** How well a word is found among names: their first word counts more than the others; null for not at all. */
function likeness(
  { word, others }: { word: string; others: readonly string[] },
  names: readonly string[],
  index: number,
): number | null {
  const place = names.findIndex((name) => name.startsWith(word));
  if (place !== -1) return (place === index ? 4 : 2) + (names[place] === word ? 4 : 0);
  if (names.some((name) => others.includes(name))) return 1;
  return word.length >= MIN_INSIDE_LETTERS && names.some((name) => name.includes(word)) ? 0 : null;
}
