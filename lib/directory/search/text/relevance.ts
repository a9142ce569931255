import "server-only";
import type { Params } from "@/lib/db/params";
import { quoted, type SearchQuery, type WordForms } from "./searchQuery";

/** The kinds of match of a name, best first: the exact word, a beginning, a part, another name for it. */
const nameKinds = ["exact", "prefixes", "parts", "others"] as const;
/** And of a word in a phrase: the kind of service that the phrase means. */
const kinds = [...nameKinds, "said"] as const;
type Kind = (typeof kinds)[number];
const isBeginning = (kind: Kind): boolean => kind === "prefixes";

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
  points: { exact: 24, prefixes: 22, parts: 20, others: 18, said: 0 },
};

/** The name, the kind of a service (of a business: what it offers), the business of a service. */
const fields: readonly Field[] = [
  name,
  { column: "other_words", weight: "B", points: { exact: 10, prefixes: 8, parts: 0, others: 6, said: 21 } },
  { column: "other_words", weight: "C", points: { exact: 3, prefixes: 2, parts: 0, others: 0, said: 0 } },
];
/** More points than eight words can have. */
const TIER = 1000;
/** Above every other: a business whose whole name was typed. */
const NAMED = 10 * TIER;

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
        `${quoted(form)}${isBeginning(kind) || weight ? ":" : ""}${isBeginning(kind) ? "*" : ""}${weight}`,
    ),
  );
  if (lexemes.length === 0) return null;
  return `r.${column} @@ ${params.add(lexemes.join(" | "))}::tsquery`;
}

/** Every word occurs in the name, in a form of the first kinds. */
function isNamed(words: readonly WordForms[], kindsCount: number, params: Params): string {
  const allowed = nameKinds.slice(0, kindsCount);
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

const isOfNamed = (named: readonly string[], params: Params): string =>
  `r.provider_id = ANY (${params.add(named)}::uuid[])`;

/**
 * How well the row `r` of a ranking matches, as SQL for an integer: the business that was named first, then rows with
 * every word in the name, by its least exact form; then by the field of each word, the worst match of a name over the
 * best of all else together.
 */
export function relevanceScore(query: SearchQuery, params: Params): string {
  const named =
    query.named.length === 0 ? "" : `CASE WHEN ${isOfNamed(query.named, params)} THEN ${NAMED} ELSE 0 END + `;
  return `(${named}${namesScore(query.words, params)})`;
}

function namesScore(words: readonly WordForms[], params: Params): string {
  const tiers = nameKinds.map(
    (_, index) => `WHEN ${isNamed(words, index + 1, params)} THEN ${TIER * (nameKinds.length - index)}`,
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

/** The whole order, best first: who was named, names by their least exact form, other fields, and what only matches elsewhere. */
export function stretchesOf({ words, named }: SearchQuery): Stretch[] {
  const stretches = stretchesOfWords(words);
  if (named.length === 0) return stretches;
  return [
    {
      isWhole: false,
      condition: (params) => isOfNamed(named, params),
      score: (params) => `(${NAMED} + ${namesScore(words, params)})`,
    },
    ...stretches.map((stretch) => ({
      ...stretch,
      condition: (params: Params) => `${stretch.condition(params)} AND NOT ${isOfNamed(named, params)}`,
    })),
  ];
}

function stretchesOfWords(words: readonly WordForms[]): Stretch[] {
  const tiers = nameKinds.map((_, index): Stretch => {
    const base = TIER * (nameKinds.length - index);
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
    ...tiers,
    {
      isWhole: false,
      condition: (params) =>
        `${isAnywhere(words, params)} AND NOT ${isNamed(words, nameKinds.length, params)}`,
      score: (params) => wordsScore(words, params),
    },
    { isWhole: false, condition: (params) => `NOT ${isAnywhere(words, params)}`, score: null },
  ];
}
