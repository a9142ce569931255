import "server-only";
import { pool } from "@/lib/db/client";
import { calledKinds, type KnownKind } from "./meantKinds";
import { textCache } from "./textCache";

type Name = { slug: string; sv: string; en: string };
type KindRow = Omit<KnownKind, "names"> & Omit<Name, "slug">;

/** What can be named without looking at a business. */
export type Vocabulary = {
  categories: readonly Name[];
  kinds: ReadonlyMap<string, Name>;
  called: ReturnType<typeof calledKinds>;
};

/** Kinds change with a release. */
const LIFE_MS = 5 * 60_000;

const kindsSql = `
  SELECT sc.slug, sc.name_sv AS sv, sc.name_en AS en, sc.synonyms,
    ARRAY(SELECT p.phrase FROM kind_phrases p WHERE p.subcategory_id = sc.id) AS phrases
  FROM subcategories sc ORDER BY sc.sort, sc.slug`;

async function load(): Promise<Vocabulary> {
  const [categories, kinds] = await Promise.all([
    pool().query<Name>("SELECT slug, name_sv AS sv, name_en AS en FROM categories ORDER BY sort, slug"),
    pool().query<KindRow>(kindsSql),
  ]);
  return {
    categories: categories.rows,
    kinds: new Map(kinds.rows.map(({ slug, sv, en }) => [slug, { slug, sv, en }])),
    called: calledKinds(kinds.rows.map(({ sv, en, ...kind }) => ({ ...kind, names: [sv, en] }))),
  };
}

const cache = textCache<Vocabulary>(LIFE_MS, 1);

/** The names of kinds and categories, at most five minutes old. */
export const vocabulary = (nowMs: number): Promise<Vocabulary> => cache.get("all", nowMs, load);
