import { readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { pool } from "@/lib/db/client";
import { findProviderIds } from "@/lib/directory/search/findProviderIds";
import { findServices } from "@/lib/directory/search/findServices";
import { noProviderFilters } from "@/lib/directory/search/providerFilters";
import { noServiceFilters } from "@/lib/directory/search/serviceFilters";
import { kindsSaid, nearestKinds, stemsInPhrases } from "@/lib/directory/search/text/saidKinds";
import { kindPhrases } from "@/prisma/seed/content/phrases/kindPhrases";
import { findAll } from "../../support/calls/directory";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

/** The phrases of a kind that is given one more; gone after the test. */
async function addPhrase(kind: string, phrase: string): Promise<void> {
  await pool().query(
    "INSERT INTO kind_phrases (subcategory_id, phrase) SELECT id, $2 FROM subcategories WHERE slug = $1",
    [kind, phrase],
  );
  onTestFinished(async () => {
    await pool().query("DELETE FROM kind_phrases WHERE phrase = $1", [phrase]);
  });
}

async function stemsOf(text: string): Promise<string[]> {
  const { rows } = await pool().query<{ stems: string[] }>("SELECT search_stems_of($1) AS stems", [text]);
  return stemsInPhrases(rows[0]?.stems ?? []);
}

const kindsOf = async (text: string) => [
  ...new Set((await kindsSaid(await stemsOf(text))).map(({ kind }) => kind)),
];

/** What the services are of that a text finds, best first. */
async function kindsFound(q: string): Promise<string[]> {
  const ids = await findAll({ q, sort: "relevance" });
  const { rows } = await pool().query<{ kind: string }>(
    `SELECT s.subcategory_slug AS kind FROM unnest($1::uuid[]) WITH ORDINALITY AS found (id, no)
     JOIN service_search s ON s.service_id = found.id ORDER BY no`,
    [ids],
  );
  return rows.map(({ kind }) => kind);
}

describe("an everyday phrase", () => {
  it("is matched as a whole, in any order and inflection, by any of its alternatives", async () => {
    await addPhrase("gardening", "binda/fläta kvast");
    for (const typed of ["binda kvast", "kvastar som ska bindas", "fläta en kvast"]) {
      expect(await kindsOf(typed), typed).toEqual(["gardening"]);
    }
    expect(await kindsOf("kvast")).toEqual([]);
    expect(await kindsOf("binda")).toEqual([]);
  });

  it("is believed when it is longer than another in it", async () => {
    await addPhrase("painting", "kvast");
    await addPhrase("gardening", "kvast gran");
    expect(await kindsOf("kvast")).toEqual(["painting"]);
    expect(await kindsOf("kvast gran")).toEqual(["gardening"]);
  });

  it("with a word that was typed is believed before one with a word that it may be a slip of", async () => {
    await addPhrase("painting", "kvastar");
    await addPhrase("gardening", "grankvist");
    expect(new Set(await kindsFound("kvastar och grankvost"))).toEqual(new Set(["painting"]));
    expect(new Set(await kindsFound("grankvost"))).toEqual(new Set(["gardening"]));
  });

  it("of one word is not meant by a word of asking with its stem beside another, but by that word alone", async () => {
    await addPhrase("gardening", "kvast");
    expect(new Set(await kindsFound("massor av kvastar"))).toEqual(new Set(["gardening"]));
    expect(new Set(await kindsFound("kan knappt röra kvasten"))).toEqual(new Set(["gardening"]));
    expect(await kindsFound("massor")).toContain("massage");
  });

  it("tells of a compound of its word where nothing else is found", async () => {
    await addPhrase("painting", "kvast");
    const [nearest] = await nearestKinds(["kvastbindning"]);
    expect(nearest).toEqual({ kind: "painting", words: ["kvastbindning"] });
  });

  it("finds services and businesses of its kind, whatever else is said", async () => {
    await addPhrase("gardening", "kvast gran");
    const gardening = await findAll({ subcategory: ["gardening"] });
    expect(new Set(await findAll({ q: "kvast av gran till midsommar" }))).toEqual(new Set(gardening));
    const { total } = await findProviderIds({ ...noProviderFilters, q: "kvast gran" }, Date.now(), {
      limit: 5,
    });
    expect(total).toBeGreaterThan(0);
  });

  it("is narrowed by the town that is said", async () => {
    const everywhere = await findAll({ q: "ont i ryggen" });
    const here = await findAll({ q: "ont i ryggen göteborg" });
    expect(here.length).toBeGreaterThan(0);
    expect(here.length).toBeLessThan(everywhere.length);
    expect(await findAll({ q: "ont i ryggen Ystad" })).toEqual([]);
  });

  it("means nothing where it is the whole name of a business, which then comes first", async () => {
    await pool().query(
      "UPDATE providers SET company_name = 'Ont i ryggen' WHERE company_name LIKE 'Salong Norr%'",
    );
    onTestFinished(async () => {
      await pool().query(
        "UPDATE providers SET company_name = 'Salong Norr' WHERE company_name = 'Ont i ryggen'",
      );
    });
    const { ids } = await findProviderIds(
      { ...noProviderFilters, q: "ONT I RYGGEN", sort: "relevance" },
      Date.now(),
      { limit: 5 },
    );
    const { rows } = await pool().query<{ id: string }>(
      "SELECT id FROM providers WHERE company_name = 'Ont i ryggen'",
    );
    expect(rows).toHaveLength(1);
    expect(ids[0]).toBe(rows[0]?.id);
  });
});

describe("a text that nothing has all words of", () => {
  it("finds the kinds that most phrases with its words mean", async () => {
    await addPhrase("gardening", "kvast gran vinter");
    await addPhrase("gardening", "kvast sommar");
    expect((await nearestKinds(await stemsOf("kvast sommarlov"))).map(({ kind }) => kind)).toEqual([
      "gardening",
    ]);
    expect(new Set(await kindsFound("kvastarna snirklar"))).toEqual(new Set(["gardening"]));
    const filters = { ...noServiceFilters, q: "kvastarna snirklar" };
    expect((await findServices(filters, Date.now(), { limit: 1 })).nearestKinds).toEqual(["gardening"]);
  });

  it("finds nothing where no phrase has one of them", async () => {
    expect(await nearestKinds(await stemsOf("xyzzyqwert"))).toEqual([]);
    expect(await findAll({ q: "xyzzyqwert fnurgel" })).toEqual([]);
  });
});

describe("the article that the stemmer leaves", () => {
  it.each([
    ["lampan", "lampa"],
    ["sovrummet", "sovrum"],
    ["taket", "tak"],
  ])("of %s does not keep it from %s", async (definite, plain) => {
    const stems = new Set(await stemsOf(definite));
    expect((await stemsOf(plain)).filter((stem) => stems.has(stem))).not.toEqual([]);
  });
});

describe("the phrases", () => {
  it("of an installation that is there already are those of the demo data", async () => {
    const sqlOf = (migration: string) => readFileSync(`prisma/migrations/${migration}/migration.sql`, "utf8");
    const first = sqlOf("20261124000400_kind_phrases");
    const insert = first.slice(first.indexOf("INSERT INTO kind_phrases"));
    const client = await pool().connect();
    try {
      await client.query("BEGIN");
      await client.query("DELETE FROM kind_phrases");
      await client.query(insert);
      await client.query(sqlOf("20261124006600_more_kind_phrases"));
      await client.query(sqlOf("20261126000300_phrases_of_further_kinds"));
      const { rows } = await client.query<{ kind: string; phrase: string }>(
        `SELECT sc.slug AS kind, phrase FROM kind_phrases JOIN subcategories sc ON sc.id = subcategory_id`,
      );
      const line = ({ kind, phrase }: { kind: string; phrase: string }) => `${kind}: ${phrase}`;
      expect(rows.map(line).sort()).toEqual(kindPhrases().map(line).sort());
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });
});
