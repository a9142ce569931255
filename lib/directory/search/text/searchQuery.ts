import "server-only";
import { pool } from "@/lib/db/client";
import { isEverydayWord, townsTyped } from "@/lib/geo/towns";
import { equivalentWords } from "./equivalentWords";
import { isFiller } from "./fillers";
import { kindsSaid, nearestKinds, type SaidKind, stemsInPhrases } from "./saidKinds";
import { namesTyped } from "./typedNames";

/** Of the words that tell something. */
const MAX_WORDS = 8;
/** Of all that were typed; a sentence has twice as many around those that tell something. */
const MAX_TYPED_WORDS = 20;
const MAX_REPLACEMENTS = 5;
/** Of the longer words that contain another name, only the shortest so many: each costs time with every row. */
const MAX_COMPOUNDS = 10;
/** What the database knows of one word. All terms are folded. */
type Word = {
  word: string;
  folded: string;
  isStop: boolean;
  /** How its inflections are stored. */
  stems: string[];
  /** Terms that hold it inside or last: "klippning" in "herrklippning". */
  containing: string[];
  /** The shortest terms that begin with it, itself among them. */
  beginning: string[];
  /** When it occurs nowhere: the terms nearest to it in spelling. */
  similar: string[];
  /**
   * When not even those: the term that it ends in, where it is a compound that does not occur. No stop word, which
   * "parkeringen" has.
   */
  ending: string[];
};

// Whole words are looked up against the table of terms, so that a typing error or a compound costs the same however
// many services there are. Shorter words than four letters are too ambiguous for either; of those below eight, two slips
// are forgiven where none is a letter too many or too few ("ramlat" is no "rakat"). OFFSET 0 keeps the planner
// from writing each step out again wherever a later one asks whether it found something.
const wordsSql = `
  SELECT w.word, f.folded, coalesce(ts_lexize('search_stop', lower(w.word)) = '{}', false) AS "isStop",
    tsvector_to_array(to_tsvector('search_stems', w.word)) AS stems, inside.containing, near.similar,
    CASE WHEN f.is_short THEN '{}' ELSE ARRAY(
      SELECT term FROM search_terms WHERE term >= f.folded AND term < f.folded || E'\\U0010FFFF'
      ORDER BY length(term), term LIMIT 10) END AS beginning,
    CASE WHEN f.is_short OR known.is_known OR inside.containing <> '{}' OR near.similar <> '{}' THEN '{}' ELSE ARRAY(
      SELECT term FROM search_terms
      WHERE term = ANY (ARRAY(SELECT right(f.folded, n) FROM generate_series(5, length(f.folded) - 1) AS n))
        AND ts_lexize('search_stop', term) IS DISTINCT FROM '{}'
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
      AND (length(f.folded) >= 8 OR length(term) = length(f.folded) OR levenshtein_less_equal(term, f.folded, 1) <= 1)
    ORDER BY levenshtein(term, f.folded) FETCH FIRST 1 ROW WITH TIES) END AS similar OFFSET 0) near
  ORDER BY w.no`;

/** A letter that signs join to what follows, as the database's `search_plain` has it: "K-B", "O'Brien". */
const joined = /(?<![\p{L}\p{N}])\p{L}(?:[-‐‑–—.&'’]\p{L}+)+/gu;

/** The words of a typed text: letters and figures, in order, each once. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .replace(joined, (word) => word.replace(/\P{L}/gu, ""))
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_TYPED_WORDS);
}

/** A lexeme as text of a `tsquery`. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** How a word may be written, folded. */
export type WordForms = {
  /** As it was typed, or inflected. */
  exact: string[];
  /** As the beginning of a longer one. */
  prefixes: string[];
  /** Inside or last in a longer one. */
  parts: string[];
  /** Another name for the same work, alone or in a longer word. */
  others: string[];
  /** The kinds of service that a phrase with this word means, as the words by which services carry them. */
  said: string[];
};

/** What a typed text asks for. */
export type SearchQuery = {
  /** Text for `::tsquery` on the documents: every word has to occur in one of its forms, or what is meant instead. */
  condition: string;
  /** The forms by which a match is ranked, a word each. */
  words: WordForms[];
  /** Ids of businesses whose whole name was typed: they come first. */
  named: string[];
  /** Slugs of the kinds that are nearest to a text that finds nothing, nearest first; empty for what it says itself. */
  nearest: string[];
};

/** A text in which there is nothing to look for, such as signs alone: no row matches. */
export const nothing = "nothing";

/** What lists are asked with: null where no text was typed. */
export type TextSearch = SearchQuery | typeof nothing | null;

/**
 * The lexemes that one word may occur as. Synonyms of a trade are separate lexemes; only parts of a business's own words
 * count.
 */
function lexemes({ folded, stems, containing }: Word): string[] {
  const exact = new Set([...stems, ...stems.map((term) => `=${term}`), ...containing]);
  return [`${quoted(folded)}:*`, `${quoted(`=${folded}`)}:*`, ...[...exact].map(quoted)];
}

/** A shorter stem may be that of an unrelated word: that of "barber" and of "bärbar" is "barb". */
const MIN_STEM_LENGTH = 5;

/** The stems by which another name is searched for; too short ones are left out, since nobody typed the word. */
const distinctiveStems = ({ folded, stems }: Word): string[] =>
  stems.filter((stem) => stem === folded || stem.length >= MIN_STEM_LENGTH);

/** Another name's own forms, written out: a beginning left open would let the database expect far too many rows. */
const otherForms = (word: Word): string[] => [
  ...new Set([
    word.folded,
    ...distinctiveStems(word),
    ...word.beginning,
    ...word.containing.slice(0, MAX_COMPOUNDS),
  ]),
];

const otherLexemes = (word: Word): string[] => [
  ...otherForms(word).map(quoted),
  ...[word.folded, ...distinctiveStems(word)].map((form) => quoted(`=${form}`)),
];

/** What one word of the text asks for. */
type Asked = {
  meant: readonly Word[];
  others: readonly Word[];
  said: readonly string[];
  /** The kinds that make up for the word where it does not occur. */
  instead: readonly string[];
};

/** The forms of what was meant, with other names for it after its own. */
function formsOf({ meant, others, said }: Asked): WordForms {
  return {
    exact: meant.flatMap(({ folded, stems }) => [folded, ...stems]),
    prefixes: meant.map(({ folded }) => folded),
    parts: meant.flatMap(({ containing }) => containing),
    others: others.flatMap(otherForms),
    said: [...said],
  };
}

/** A word occurs in one of its forms, as text of a `tsquery`. */
const occurs = ({ meant, others, instead }: Asked): string =>
  `(${[...meant.flatMap(lexemes), ...others.flatMap(otherLexemes), ...instead.map(quoted)].join(" | ")})`;

/** The words of the kinds that are meant by the phrases with one of these words. */
function saidBy(meant: readonly Word[], kinds: readonly SaidKind[]): string[] {
  const stems = new Set(meant.flatMap(phraseStems));
  return [...new Set(kinds.filter(({ words }) => words.some((stem) => stems.has(stem))).map(kindWord))];
}

const phraseStems = ({ stems }: Word): string[] => stemsInPhrases(stems);

const isTelling = ({ word, isStop }: Word): boolean => !(isStop || isFiller(word));

const isTown = ({ word }: Word): boolean => !isEverydayWord(word) && townsTyped(word).length > 0;

/** How services and businesses carry a kind among their words. */
const kindWord = ({ kind }: SaidKind) => `@${kind}`;

async function lookUp(words: readonly string[]): Promise<Word[]> {
  if (words.length === 0) return [];
  return (await pool().query<Word>(wordsSql, [words])).rows;
}

/** The words to look for in place of one that occurs nowhere, and has no other name either. */
function replacements({ folded, similar, ending }: Word): string[] {
  return equivalentWords(folded).length > 0 ? [] : [...similar, ...ending].slice(0, MAX_REPLACEMENTS);
}

/** Other names for the same work: of a word, or of those it is replaced by. */
function otherNames(word: Word): string[] {
  const replaced = replacements(word);
  return [...new Set((replaced.length > 0 ? replaced : [word.folded]).flatMap(equivalentWords))];
}

/**
 * A typed text as a search condition for the database: every word has to occur, as it is, as the beginning or a part
 * of a longer one, inflected, or under another name for the same work. Where everyday phrases tell kinds of service,
 * those are found without the words, too, unless one says where. A word that nobody uses is taken for the nearest in
 * spelling, and then finds what that one finds. Case and the marks of å, ä, ö and é do not matter; stop words and words
 * of asking ("söker", "boka") count only when there are no other words.
 * @returns null when nothing was typed, and `nothing` when what was typed has no words in it.
 */
export async function searchQuery(text: string): Promise<TextSearch> {
  if (text.trim() === "") return null;
  const [typed, names] = await Promise.all([lookUp(wordsOf(text)), namesTyped(text)]);
  if (typed.length === 0) return nothing;
  const telling = typed.filter((word) => names.isService || isTelling(word));
  const told = telling.length > 0 ? telling : typed;
  const words = told.slice(0, MAX_WORDS);
  const further = new Set(words.flatMap((word) => [...replacements(word), ...otherNames(word)]));
  const known = new Map((await lookUp([...further])).map((word) => [word.word, word]));
  const found = (terms: readonly string[]) => terms.flatMap((term) => known.get(term) ?? []);
  const meantBy = (word: Word): readonly Word[] => {
    const replaced = isTown(word) ? [] : found(replacements(word));
    return replaced.length > 0 ? replaced : [word];
  };
  const isBusiness = names.businesses.length > 0;
  const corrected = words.flatMap(meantBy).filter((word) => !words.includes(word));
  const said = isBusiness ? [] : await kindsSaid(typed.flatMap(phraseStems), corrected.flatMap(phraseStems));
  // Words of asking tell a kind beside others ("hjälp med flytten"), not by themselves ("massor", "röra").
  const stems = new Set([...told, ...corrected].flatMap(phraseStems));
  const kinds = said.filter((kind) => kind.words.some((stem) => stems.has(stem)));
  // Where a phrase tells what is meant, the other words tell more of it ("ont i axeln sedan midsommar"), but for where.
  const all = [...new Set(kinds.map(kindWord))];
  const asked = words.map((word): Asked => {
    const meant = meantBy(word);
    const said = saidBy(meant, kinds);
    const instead = said.length === 0 && isTown(word) ? [] : all;
    return { meant, others: found(otherNames(word)), said, instead };
  });
  return {
    condition: asked.map(occurs).join(" & "),
    words: asked.map(formsOf),
    named: names.businesses,
    nearest: [],
  };
}

/**
 * What is nearest to a text that finds nothing: the kinds of service that its words tell of (`nearestKinds`), where it
 * says that it has to be; null where its words say nothing.
 */
async function nearestQuery(text: string): Promise<SearchQuery | null> {
  const typed = (await lookUp(wordsOf(text))).filter(isTelling).slice(0, MAX_WORDS);
  const words = typed.filter((word) => !isTown(word));
  const kinds = await nearestKinds(words.flatMap(phraseStems));
  if (kinds.length === 0) return null;
  const places = typed.filter(isTown).map((word) => ({ meant: [word], others: [], said: [], instead: [] }));
  const asked: Asked[] = [
    ...places,
    ...words.map((word) => ({
      meant: [word],
      others: [],
      said: saidBy([word], kinds),
      instead: kinds.map(kindWord),
    })),
  ];
  return {
    condition: asked.map(occurs).join(" & "),
    words: asked.map(formsOf),
    named: [],
    nearest: kinds.map(({ kind }) => kind),
  };
}

/**
 * What a text finds, or where that is nothing, what is nearest to it.
 * @param count how many were found.
 */
export async function findByText<Found>(
  text: string,
  find: (search: TextSearch) => Promise<Found>,
  count: (found: Found) => number,
): Promise<Found> {
  const search = await searchQuery(text);
  const found = await find(search);
  if (search === null || search === nothing || count(found) > 0) return found;
  const nearest = await nearestQuery(text);
  return nearest === null ? found : find(nearest);
}
