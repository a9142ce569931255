import "server-only";
import { pool } from "@/lib/db/client";

const MAX_WORDS = 8;
const MAX_REPLACEMENTS = 5;
/** Stop words of English; those of Swedish are the database's. Not "it": it is a trade here. */
const englishStopWords = new Set([
  "the",
  "a",
  "an",
  "in",
  "at",
  "for",
  "and",
  "or",
  "of",
  "near",
  "with",
  "to",
]);

/** What the database knows of one word. All terms are folded. */
type Word = {
  word: string;
  folded: string;
  isStop: boolean;
  /** How its inflections are stored. */
  stems: string[];
  /** Terms that hold it inside or last: "klippning" in "herrklippning". */
  containing: string[];
  /** When it occurs nowhere: the terms nearest to it in spelling. */
  similar: string[];
  /** When not even those: the term that it ends in, being a compound that nobody else has written. */
  ending: string[];
};

// Whole words are looked up against the table of terms, so that a typing error or a compound costs the same however
// many services there are. Shorter words than four letters are too ambiguous for either. OFFSET 0 keeps the planner
// from writing each step out again wherever a later one asks whether it found something.
const wordsSql = `
  SELECT w.word, f.folded, coalesce(ts_lexize('search_stop', lower(w.word)) = '{}', false) AS "isStop",
    tsvector_to_array(to_tsvector('search_stems', w.word)) AS stems, inside.containing, near.similar,
    CASE WHEN f.is_short OR known.is_known OR inside.containing <> '{}' OR near.similar <> '{}' THEN '{}' ELSE ARRAY(
      SELECT term FROM search_terms
      WHERE term = ANY (ARRAY(SELECT right(f.folded, n) FROM generate_series(5, length(f.folded) - 1) AS n))
      ORDER BY length(term) DESC LIMIT 1) END AS ending
  FROM unnest($1::text[]) WITH ORDINALITY AS w (word, no)
  CROSS JOIN LATERAL (
    SELECT folded, length(folded) < 4 AS is_short, CASE WHEN length(folded) < 6 THEN 1 ELSE 2 END AS tolerance
    FROM search_fold(w.word) AS folded OFFSET 0) f
  CROSS JOIN LATERAL (SELECT EXISTS (
    SELECT FROM search_terms WHERE term >= f.folded AND term < f.folded || E'\\U0010FFFF') AS is_known OFFSET 0) known
  CROSS JOIN LATERAL (SELECT CASE WHEN f.is_short THEN '{}' ELSE ARRAY(
    SELECT term FROM search_terms WHERE term LIKE '%' || f.folded || '%' AND NOT term ^@ f.folded
    ORDER BY length(term), term LIMIT 50) END AS containing OFFSET 0) inside
  CROSS JOIN LATERAL (SELECT CASE WHEN f.is_short OR known.is_known OR inside.containing <> '{}' THEN '{}' ELSE ARRAY(
    SELECT term FROM search_terms
    WHERE term % f.folded AND levenshtein_less_equal(term, f.folded, f.tolerance) <= f.tolerance
    ORDER BY levenshtein(term, f.folded) FETCH FIRST 1 ROW WITH TIES) END AS similar OFFSET 0) near
  ORDER BY w.no`;

/** The words of a typed text: letters and figures, in order, each once. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

const quoted = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** What one word may stand as. Synonyms of a trade stand apart; only parts of a business's own words count. */
function lexemes({ folded, stems, containing }: Word): string[] {
  const exact = new Set([...stems, ...stems.map((term) => `=${term}`), ...containing]);
  return [`${quoted(folded)}:*`, `${quoted(`=${folded}`)}:*`, ...[...exact].map(quoted)];
}

async function lookUp(words: readonly string[]): Promise<Word[]> {
  if (words.length === 0) return [];
  return (await pool().query<Word>(wordsSql, [words])).rows;
}

/** The words to look for in place of one that occurs nowhere. */
const replacements = ({ similar, ending }: Word) => [...similar, ...ending].slice(0, MAX_REPLACEMENTS);

/**
 * A typed text as a search condition for the database: every word has to occur, as it is, as the beginning or a part
 * of a longer one, or inflected; a word that nobody uses is taken for the nearest in spelling, and then finds what that
 * one finds. Case and the marks of å, ä, ö and é do not matter; little words count only when there is nothing else.
 * @returns text for `::tsquery`, or null when there is nothing to look for.
 */
export async function searchQuery(text: string): Promise<string | null> {
  const typed = await lookUp(wordsOf(text));
  if (typed.length === 0) return null;
  const telling = typed.filter(({ word, isStop }) => !isStop && !englishStopWords.has(word));
  const words = telling.length > 0 ? telling : typed;
  const known = new Map(
    (await lookUp([...new Set(words.flatMap(replacements))])).map((word) => [word.word, word]),
  );
  return words
    .map((word) => {
      const meant = replacements(word).flatMap((term) => known.get(term) ?? []);
      return `(${(meant.length > 0 ? meant : [word]).flatMap(lexemes).join(" | ")})`;
    })
    .join(" & ");
}
