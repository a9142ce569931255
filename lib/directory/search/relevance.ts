import "server-only";
import type { Params } from "@/lib/db/params";
import { quoted, type WordForms } from "./searchQuery";

/** The kinds of match, best first: the exact word, a beginning, a part, another name for it. */
const kinds = ["exact", "prefixes", "parts", "others"] as const;
type Kind = (typeof kinds)[number];
const isBeginning: Record<Kind, boolean> = { exact: false, prefixes: true, parts: false, others: false };

type Field = {
  /** The column of a ranking, and the weight that its words have in it. */
  column: "name_words" | "other_words";
  weight: "" | "B" | "C";
  /** Points of a word in this field, by kind of match. */
  points: Record<Kind, number>;
};

const name: Field = {
  column: "name_words",
  weight: "",
  points: { exact: 24, prefixes: 22, parts: 20, others: 18 },
};

/** The name, the kind of a service (of a business: what it offers), the business of a service. */
const fields: readonly Field[] = [
  name,
  { column: "other_words", weight: "B", points: { exact: 10, prefixes: 8, parts: 0, others: 6 } },
  { column: "other_words", weight: "C", points: { exact: 3, prefixes: 2, parts: 0, others: 0 } },
];
/** More points than eight words can have. */
const TIER = 1000;

/** The rows `r` of a ranking that have one of these forms in a field; null where there is no form. */
function has(
  forms: WordForms,
  allowed: readonly Kind[],
  { column, weight }: Field,
  params: Params,
): string | null {
  const lexemes = allowed.flatMap((kind) =>
    forms[kind].map(
      (form) =>
        `${quoted(form)}${isBeginning[kind] || weight ? ":" : ""}${isBeginning[kind] ? "*" : ""}${weight}`,
    ),
  );
  if (lexemes.length === 0) return null;
  return `r.${column} @@ ${params.add(lexemes.join(" | "))}::tsquery`;
}

/** Every word occurs in the name, in a form of the first kinds. */
function isNamed(words: readonly WordForms[], kindsCount: number, params: Params): string {
  const allowed = kinds.slice(0, kindsCount);
  return `(${words.map((forms) => has(forms, allowed, name, params) ?? "false").join(" AND ")})`;
}

/** A word occurs in one of the fields, so that the score is not 0. */
function isAnywhere(words: readonly WordForms[], params: Params): string {
  const places = words.flatMap((forms) =>
    fields.flatMap((field) => has(forms, scoredKinds(field), field, params) ?? []),
  );
  return `(${places.join(" OR ")})`;
}

const scoredKinds = ({ points }: Field): Kind[] => kinds.filter((kind) => points[kind] > 0);

/**
 * How well the row `r` of a ranking matches, as SQL for an integer: rows with every word in the name first, by its
 * least exact form; then by the field of each word, the worst match of a name over the best of all else together.
 */
export function relevanceScore(words: readonly WordForms[], params: Params): string {
  const tiers = kinds.map(
    (_, index) => `WHEN ${isNamed(words, index + 1, params)} THEN ${TIER * (kinds.length - index)}`,
  );
  return `(CASE ${tiers.join(" ")} ELSE 0 END + ${wordsScore(words, params)})`;
}

function wordsScore(words: readonly WordForms[], params: Params): string {
  const scores = words.flatMap((forms) => fields.map((field) => fieldScore(forms, field, params)));
  return `(${scores.join(" + ")})`;
}

function fieldScore(forms: WordForms, field: Field, params: Params): string {
  const branches = scoredKinds(field).flatMap((kind) => {
    const condition = has(forms, [kind], field, params);
    return condition === null ? [] : [`WHEN ${condition} THEN ${field.points[kind]}`];
  });
  return `CASE ${branches.join(" ")} ELSE 0 END`;
}

/** A part of the order by relevance, over the rows `r` of a ranking: whatever is in it outranks all of the next. */
export type Stretch = {
  /** Whether its condition says by itself that every word occurs. */
  isWhole: boolean;
  /** SQL of what its rows have in common. */
  condition: (params: Params) => string;
  /** SQL of their `relevanceScore`; null where all of them have 0. */
  score: ((params: Params) => string) | null;
};

/** The whole order, best first: names by their least exact form, other fields, and what only matches elsewhere. */
export function stretchesOf(words: readonly WordForms[]): Stretch[] {
  const named = kinds.map((_, index): Stretch => {
    const base = TIER * (kinds.length - index);
    return {
      isWhole: true,
      condition: (params) =>
        index === 0
          ? isNamed(words, 1, params)
          : `${isNamed(words, index + 1, params)} AND NOT ${isNamed(words, index, params)}`,
      score: (params) => `(${base} + ${wordsScore(words, params)})`,
    };
  });
  return [
    ...named,
    {
      isWhole: false,
      condition: (params) => `${isAnywhere(words, params)} AND NOT ${isNamed(words, kinds.length, params)}`,
      score: (params) => wordsScore(words, params),
    },
    { isWhole: false, condition: (params) => `NOT ${isAnywhere(words, params)}`, score: null },
  ];
}
