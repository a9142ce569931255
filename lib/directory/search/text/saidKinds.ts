import "server-only";
import { pool } from "@/lib/db/client";

/** A kind of service that a phrase in a text means. */
export type SaidKind = {
  /** Slug of the subcategory. */
  kind: string;
  /** The stems of the text that are words of the phrase. */
  words: string[];
};

// A phrase is found by any of its stems, and holds when all that it asks for are there.
const phrasesSql = `
  SELECT DISTINCT sc.slug AS kind, ARRAY(SELECT stem FROM unnest(p.words) AS stem
    WHERE stem = ANY ($1) ORDER BY stem) AS words, array_to_tsvector($2::text[]) @@ p.condition AS "isTyped"
  FROM kind_phrases p JOIN subcategories sc ON sc.id = p.subcategory_id
  WHERE p.words && $1::text[] AND array_to_tsvector($1::text[]) @@ p.condition`;

/**
 * The kinds that a text means by an everyday phrase ("ont i ryggen"). A longer phrase is believed before a shorter one in
 * it: "trasig skärm" alone means a telephone, "trasig skärm dator" does not. What was typed is believed before what it
 * may be a slip of: "barnrummet" is no slip of "badrummet" where "nya tapeter" is said.
 * @param typed stems of the words of the text.
 * @param corrected stems of what words that occur nowhere may be a slip of.
 */
export async function kindsSaid(
  typed: readonly string[],
  corrected: readonly string[] = [],
): Promise<SaidKind[]> {
  const all = [...new Set([...typed, ...corrected])];
  if (all.length === 0) return [];
  const { rows } = await pool().query<SaidKind & { isTyped: boolean }>(phrasesSql, [
    all,
    [...new Set(typed)],
  ]);
  const certain = longest(rows.filter(({ isTyped }) => isTyped));
  const believed = rows.filter(
    ({ isTyped, words }) => isTyped || certain.every((phrase) => isWithin(phrase.words, words)),
  );
  return longest(believed).map(({ kind, words }) => ({ kind, words }));
}

const longest = <T extends SaidKind>(phrases: readonly T[]): T[] =>
  phrases.filter(({ words }) => !phrases.some((other) => isWithin(words, other.words)));

// What share of the phrases with a word mean a kind: all of those with "ogräs" mean gardening, few of those with "ny" mean
// any one. Summed over the words. A word that is no phrase by itself ("problem") tells half as much.
const nearestSql = `
  SELECT kind, sum(share * CASE WHEN is_telling THEN 1 ELSE 0.5 END)::float8 AS score, array_agg(stem) AS words
  FROM (
    SELECT kind, stem, count / sum(count) OVER (PARTITION BY stem) AS share,
      bool_or(is_alone) OVER (PARTITION BY stem) AS is_telling
    FROM (
      SELECT sc.slug AS kind, stem, count(*) AS count, bool_or(p.condition = quote_literal(stem)::tsquery) AS is_alone
      FROM kind_phrases p JOIN subcategories sc ON sc.id = p.subcategory_id, unnest(p.words) AS stem
      WHERE p.words && $1::text[] AND stem = ANY ($1)
      GROUP BY sc.slug, stem) AS counted) AS shares
  GROUP BY kind ORDER BY score DESC, kind`;

// Of a word that no phrase has, the longest beginning and the longest end that are a phrase by themselves.
const partsSql = `
  SELECT word.stem, part.piece FROM unnest($1::text[]) AS word (stem)
  CROSS JOIN LATERAL (
    SELECT left(stem, n) AS piece, n, 'beginning' AS place FROM generate_series($2::int, length(stem) - 1) AS n
    UNION ALL SELECT right(stem, n), n, 'end' FROM generate_series($2::int, length(stem) - 1) AS n) AS part
  WHERE NOT EXISTS (SELECT FROM kind_phrases p WHERE p.words && ARRAY[stem])
    AND EXISTS (SELECT FROM kind_phrases p WHERE p.words && ARRAY[piece] AND p.condition = quote_literal(piece)::tsquery)
  ORDER BY stem, place, n DESC`;

/** A shorter part is inside of too many words. */
const MIN_PART = 4;

/** The parts of compounds that no phrase has ("ljudanläggning"), by the compound. */
async function partsOfCompounds(stems: readonly string[]): Promise<Map<string, string[]>> {
  const long = stems.filter((stem) => stem.length >= 2 * MIN_PART - 1);
  if (long.length === 0) return new Map();
  const { rows } = await pool().query<{ stem: string; piece: string }>(partsSql, [long, MIN_PART]);
  const parts = new Map<string, string[]>();
  for (const { stem, piece } of rows) {
    const known = parts.get(stem) ?? [];
    const isWithinOther = known.some((other) => other.includes(piece));
    if (!isWithinOther) parts.set(stem, [...known, piece]);
  }
  return parts;
}

/** A word that most phrases use for something else tells nothing. */
const MIN_SCORE = 0.2;
/** Kinds that are nearly as near as the nearest are meant, too. */
const NEARLY = 0.6;

/**
 * The kinds whose phrases have most of the words of a text, or of the parts of its compounds, where no whole phrase is in
 * it; none where the words say nothing.
 * @param stems of the words of the text.
 */
export async function nearestKinds(stems: readonly string[]): Promise<SaidKind[]> {
  const given = [...new Set(stems)];
  if (given.length === 0) return [];
  const parts = await partsOfCompounds(given);
  const asked = [...new Set([...given, ...[...parts.values()].flat()])];
  const { rows } = await pool().query<SaidKind & { score: number }>(nearestSql, [asked]);
  const least = Math.max(MIN_SCORE, NEARLY * (rows[0]?.score ?? 0));
  const typed = (words: readonly string[]) =>
    given.filter((stem) => words.includes(stem) || parts.get(stem)?.some((part) => words.includes(part)));
  return rows.filter(({ score }) => score >= least).map(({ kind, words }) => ({ kind, words: typed(words) }));
}

const MIN_STEM = 3;

/**
 * The stems of a typed word that a phrase may have, besides its own: the stemmer leaves the article on "lampan"
 * and "sovrummet".
 */
export function stemsInPhrases(stems: readonly string[]): string[] {
  const without = stems.flatMap((stem) => [
    ...(/(an|et)$/u.test(stem) ? [stem.slice(0, -2)] : []),
    // Not "bar" of "barn".
    ...(/[aeiouylr]n$/u.test(stem) && stem.length > MIN_STEM + 1 ? [stem.slice(0, -1)] : []),
  ]);
  const single = without.map((stem) => stem.replace(/(m|n)\1$/u, "$1"));
  return [...new Set([...stems, ...without, ...single])].filter(
    (stem) => stem.length >= MIN_STEM || stems.includes(stem),
  );
}

const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.length < others.length && words.every((word) => others.includes(word));
