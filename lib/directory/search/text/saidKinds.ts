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
    WHERE stem = ANY ($1) ORDER BY stem) AS words
  FROM kind_phrases p JOIN subcategories sc ON sc.id = p.subcategory_id
  WHERE p.words && $1::text[] AND array_to_tsvector($1::text[]) @@ p.condition`;

/**
 * The kinds that a text means by an everyday phrase ("ont i ryggen"). A longer phrase is believed before a shorter one in
 * it: "trasig skärm" alone means a telephone, "trasig skärm dator" does not.
 * @param stems of the words of the text.
 */
export async function kindsSaid(stems: readonly string[]): Promise<SaidKind[]> {
  const given = [...new Set(stems)];
  if (given.length === 0) return [];
  const { rows } = await pool().query<SaidKind>(phrasesSql, [given]);
  return rows.filter(({ words }) => !rows.some((other) => isWithin(words, other.words)));
}

// What share of the phrases with a word mean a kind: all of those with "ogräs" mean gardening, few of those with "ny" mean
// any one. Summed over the words.
const nearestSql = `
  SELECT kind, sum(share)::float8 AS score, array_agg(stem) AS words
  FROM (
    SELECT kind, stem, count / sum(count) OVER (PARTITION BY stem) AS share
    FROM (
      SELECT sc.slug AS kind, stem, count(*) AS count
      FROM kind_phrases p JOIN subcategories sc ON sc.id = p.subcategory_id, unnest(p.words) AS stem
      WHERE p.words && $1::text[] AND stem = ANY ($1)
      GROUP BY sc.slug, stem) AS counted) AS shares
  GROUP BY kind ORDER BY score DESC, kind`;

/** A word that most phrases use for something else tells nothing. */
const MIN_SCORE = 0.2;
/** Kinds that are nearly as near as the nearest are meant, too. */
const NEARLY = 0.6;

/**
 * The kinds whose phrases have most of the words of a text, where no whole phrase is in it; none where the words say
 * nothing.
 * @param stems of the words of the text.
 */
export async function nearestKinds(stems: readonly string[]): Promise<SaidKind[]> {
  const given = [...new Set(stems)];
  if (given.length === 0) return [];
  const { rows } = await pool().query<SaidKind & { score: number }>(nearestSql, [given]);
  const least = Math.max(MIN_SCORE, NEARLY * (rows[0]?.score ?? 0));
  return rows.filter(({ score }) => score >= least).map(({ kind, words }) => ({ kind, words }));
}

const MIN_STEM = 3;

/**
 * The stems of a typed word that a phrase may have, besides its own: the stemmer leaves the article on "lampan"
 * and "sovrummet".
 */
export function stemsInPhrases(stems: readonly string[]): string[] {
  const without = stems.flatMap((stem) => [
    ...(/(an|et)$/u.test(stem) ? [stem.slice(0, -2)] : []),
    ...(/[aeiouylr]n$/u.test(stem) ? [stem.slice(0, -1)] : []),
  ]);
  const single = without.map((stem) => stem.replace(/(m|n)\1$/u, "$1"));
  return [...new Set([...stems, ...without, ...single])].filter(
    (stem) => stem.length >= MIN_STEM || stems.includes(stem),
  );
}

const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.length < others.length && words.every((word) => others.includes(word));
