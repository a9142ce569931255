import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { pool } from "@/lib/db/client";
import { findProviderIds } from "@/lib/directory/search/findProviderIds";
import { findServices } from "@/lib/directory/search/findServices";
import { noProviderFilters } from "@/lib/directory/search/providerFilters";
import { noServiceFilters } from "@/lib/directory/search/serviceFilters";
import { searchQuery, wordsOf } from "@/lib/directory/search/text/searchQuery";
import { foldText } from "@/lib/text/foldText";
import { findAll } from "../../support/calls/directory";
import { howMany } from "../../support/depth";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

type Text = Record<"id" | "name" | "description" | "company" | "city" | "subcategory" | "category", string>;

const textsSql = `
  SELECT s.id, s.name, s.description, p.company_name AS company, p.city, sc.name_sv || ' ' || sc.name_en AS subcategory,
    c.name_sv || ' ' || c.name_en AS category
  FROM service_search found JOIN services s ON s.id = found.service_id JOIN providers p ON p.id = s.provider_id
  JOIN subcategories sc ON sc.id = s.subcategory_id JOIN categories c ON c.id = sc.category_id ORDER BY s.id`;

const { rows: texts } = await pool().query<Text>(textsSql);

/** A service nobody else resembles, in a salon of its own; gone after the test. */
async function add(name: string, description = ""): Promise<{ id: string }> {
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO services (provider_id, subcategory_id, name, description, price_ore)
     SELECT provider_id, subcategory_id, $1, $2, 100 FROM services WHERE is_active ORDER BY id LIMIT 1 RETURNING id`,
    [name, description],
  );
  const id = rows[0]?.id ?? "";
  onTestFinished(async () => void (await pool().query("DELETE FROM services WHERE id = $1", [id])));
  return { id };
}

describe("searching", () => {
  it.each(["name", "description", "company", "city", "subcategory", "category"] as const)(
    "finds every service by any word of its %s, whatever the case and without its marks",
    async (field) => {
      const step = Math.ceil(texts.length / 25);
      const sample = texts.filter((_, index) => index % step === 0);
      for (const text of sample) {
        // The longest word, which is not one of the common words that the search ignores.
        const [word = ""] = wordsOf(text[field]).sort((a, b) => b.length - a.length);
        for (const typed of [word, word.toUpperCase(), foldText(word)]) {
          expect(await findAll({ q: typed }), `${typed} in ${text[field]}`).toContain(text.id);
        }
      }
    },
  );

  it("finds what is written inside a word of at least four letters", async () => {
    const service = await add("Herrfrisyrbehandling");
    for (const part of ["frisyr", "BEHANDLING", "syrbe", "herrf"]) {
      expect(await findAll({ q: part }), part).toContain(service.id);
    }
  });

  it("does not take the stem of another name for that of another word", async () => {
    const laptop = await add("Batteribyte bärbar dator");
    const barber = await add("Barber cut");
    const found = await findAll({ q: "herrklippning" });
    expect(found).toContain(barber.id);
    expect(found).not.toContain(laptop.id);
  });

  it("reads a letter that a sign joins to what follows as one word with it, typed either way", async () => {
    const service = await add("K-B vaxvård", "Av M. Ek, H&M och O’Brien");
    const other = await add("KB lackvård");
    for (const typed of [
      "KB vaxvård",
      "k-b vaxvård",
      "K–B vaxvård",
      "HM vaxvård",
      "h&m vaxvård",
      "O'Brien vaxvård",
      "obrien vaxvård",
    ]) {
      expect(await findAll({ q: typed }), typed).toContain(service.id);
    }
    expect(await findAll({ q: "K-B lackvård" })).toContain(other.id);
  });

  it("folds letters and signs as the database does", async () => {
    const text = "Åsa ‘O’Brien’ “K–B” ‐‑‒–—― ′ Łódź";
    const { rows } = await pool().query<{ folded: string }>("SELECT search_fold($1) AS folded", [text]);
    expect(foldText(text)).toBe(rows[0]?.folded);
  });

  it("reads words that only a sign keeps apart", async () => {
    const service = await add("Kvastbindning/viskning", "Se kvastar.se, kvast@flen.se och kvist-vård");
    for (const typed of [
      "viskning",
      "kvastbindning",
      "kvastar",
      "flen",
      "kvist",
      "vård kvist",
      "kvist-vård",
    ]) {
      expect(await findAll({ q: typed }), typed).toContain(service.id);
    }
  });

  it("finds inflections and compounds that nobody has written", async () => {
    const service = await add("Kvastbindning", "Vi binder kvastar");
    for (const typed of ["kvastbindningar", "kvastbindningen", "kvastarna", "lyxkvastbindning"]) {
      expect(await findAll({ q: typed }), typed).toContain(service.id);
    }
  });

  it("takes no stop word for the end of a compound", async () => {
    const service = await add("Kvast", "Ingen binder kvastar bättre");
    expect(await findAll({ q: "ingen binder" })).toContain(service.id);
    expect(await findAll({ q: "qvxzpingen" })).toEqual([]);
  });

  it("forgives a slip of the finger", async () => {
    const service = await add("Kvastbindning");
    for (const typed of [
      "kvastbidning",
      "kvastbindnnig",
      "kwastbindning",
      "kvastbindninng",
      "qvastbinding",
    ]) {
      expect(await findAll({ q: typed }), typed).toEqual([service.id]);
    }
  });

  it("does not forgive where the word exists", async () => {
    const exact = await add("Kvastbindning");
    const near = await add("Kvistbindning");
    expect(await findAll({ q: "kvastbindning" })).toEqual([exact.id]);
    expect(await findAll({ q: "kvistbindning" })).toEqual([near.id]);
  });

  it("needs every word, in any order, and passes over little ones", async () => {
    const service = await add("Kvastbindning", "Hemma hos dig i Flen");
    expect(await findAll({ q: "flen kvastbindning" })).toEqual([service.id]);
    expect(await findAll({ q: "en kvastbindning i Flen" })).toEqual([service.id]);
    expect(await findAll({ q: "the kvastbindning in Flen" })).toEqual([service.id]);
    expect(await findAll({ q: "kvastbindning Ystad" })).toEqual([]);
  });

  it("takes synonyms of the trade, in both languages, by word and by beginning", async () => {
    const hair = await findAll({ subcategory: ["hair"] });
    for (const typed of ["haircut", "hårklippning", "slingor", "highl"]) {
      expect(await findAll({ q: typed }), typed).toEqual(expect.arrayContaining(hair));
    }
  });

  it("does not take a part of another trade's synonym for what is meant", async () => {
    const service = await add("Buskröjning");
    await pool().query(
      "UPDATE services SET subcategory_id = (SELECT id FROM subcategories WHERE slug = 'gardening') WHERE id = $1",
      [service.id],
    );
    expect(await findAll({ q: "gräsklippning" })).toContain(service.id);
    expect(await findAll({ q: "klippning" })).not.toContain(service.id);
  });

  it("does not take 'har' for 'hår'", async () => {
    const service = await add("Kvastbindning", "Vi har allt");
    expect(await findAll({ q: "hår" })).not.toContain(service.id);
  });

  it("takes what is empty as no search, and finds nothing by signs alone", async () => {
    const everything = await findAll({});
    for (const typed of ["", "   "]) expect(await findAll({ q: typed })).toEqual(everything);
    for (const typed of ["%", "_", "!?", "🙂", "—", "% _"]) {
      expect(await findAll({ q: typed }), typed).toEqual([]);
      expect(await findAll({ q: typed, sort: "relevance" }), typed).toEqual([]);
      expect(
        (await findProviderIds({ ...noProviderFilters, q: typed }, Date.now(), { limit: 5 })).total,
        typed,
      ).toBe(0);
    }
  });

  it("answers whatever is typed", async () => {
    const typed = fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        const clean = q.replaceAll("\u0000", "");
        const found = await findServices({ ...noServiceFilters, q: clean }, Date.now(), { limit: 3 });
        expect(found.ids.length).toBeLessThanOrEqual(found.total);
      }),
      { numRuns: howMany(70, 200) },
    );
  });

  it("quotes what means something to the database", async () => {
    for (const typed of ["a'b", "x | y & !z", "a:*", "'); drop table services; --", "\\", "<->"]) {
      await expect(searchQuery(typed)).resolves.not.toThrow();
      await expect(findAll({ q: typed })).resolves.toBeInstanceOf(Array);
    }
  });
});
