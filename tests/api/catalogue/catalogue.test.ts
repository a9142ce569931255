import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { categoriesCall, subcategoriesCall } from "@/lib/api/contract/catalogue";
import { healthCall, readyCall } from "@/lib/api/contract/health";
import { customerPolicyCall, type policySchema, providerPolicyCall } from "@/lib/api/contract/policies";
import { statusCall } from "@/lib/api/contract/status";
import {
  expectCacheable,
  expectReadOnly,
  readByContract,
  readPages,
  refused,
  wrongParameters,
} from "../../support/calls/contract";
import { call } from "../../support/calls/http";

type Named = { id: string; name: string; slug: string };
type Policy = z.infer<typeof policySchema>;

describe("GET /catalog/categories", () => {
  it("are the five, named by Accept-Language or by the query", async () => {
    const names = async (query: string, language: string) =>
      (
        await readByContract<Named[]>(categoriesCall, `/catalog/categories${query}`, {
          "Accept-Language": language,
        })
      ).body.map(({ name }) => name);
    const swedish = await names("", "fr");
    expect(swedish).toHaveLength(5);
    expect(await names("?locale=sv", "en")).toEqual(swedish);
    expect(await names("", "en")).toContain("Automotive");
    expect(await names("?locale=en", "sv")).toContain("Automotive");
    expect(await wrongParameters("/catalog/categories?locale=fr")).toEqual(["locale"]);
    await expectCacheable("/catalog/categories");
    await expectReadOnly("/catalog/categories");
  });
});

describe("GET /catalog/subcategories", () => {
  it("each say what category they are of; at least five of each", async () => {
    type Subcategory = Named & { category_id: string; category: Named };
    const { items, total } = await readPages<Subcategory>(
      subcategoriesCall,
      "/catalog/subcategories?limit=9",
    );
    expect(items).toHaveLength(total);
    const perCategory = Map.groupBy(items, ({ category_id }) => category_id);
    expect(perCategory.size).toBe(5);
    for (const [categoryId, subcategories] of perCategory) {
      expect(subcategories.length).toBeGreaterThanOrEqual(5);
      expect(subcategories.every(({ category }) => category.id === categoryId)).toBe(true);
    }
    expect(await wrongParameters("/catalog/subcategories?cursor=x")).toEqual(["cursor"]);
  });
});

describe("GET /policies", () => {
  it.each(["terms", "privacy", "faq"])("has %s for both portals in both languages", async (slug) => {
    const titles = new Set<string>();
    for (const language of ["sv", "en"]) {
      const customer = await readByContract<Policy>(customerPolicyCall, `/policies/${language}/${slug}.json`);
      const provider = await readByContract<Policy>(
        providerPolicyCall,
        `/policies/provider/${language}/${slug}.json`,
      );
      for (const { body } of [customer, provider]) {
        expect(body.sections.length).toBeGreaterThanOrEqual(6);
        // Nothing is left to be filled in.
        expect(JSON.stringify(body)).not.toMatch(/\{\w+\}/);
        titles.add(body.title + body.description);
      }
    }
    expect(titles.size).toBe(4);
  });

  it("falls back to English", async () => {
    const english = await readByContract(customerPolicyCall, "/policies/en/faq.json");
    expect((await readByContract(customerPolicyCall, "/policies/de/faq.json")).body).toEqual(english.body);
    const swedish = await readByContract(customerPolicyCall, "/policies/sv/faq.json");
    for (const language of ["sv-FI", "SV", "sv_SE", "Sv-se"]) {
      expect((await readByContract(customerPolicyCall, `/policies/${language}/faq.json`)).body).toEqual(
        swedish.body,
      );
    }
    for (const language of ["EN", "xx", "x", "zh-Hant-TW"]) {
      expect((await readByContract(customerPolicyCall, `/policies/${language}/faq.json`)).body).toEqual(
        english.body,
      );
    }
  });

  it.each([
    "/policies/sv/other.json",
    "/policies/sv/terms",
    "/policies/provider/terms.json",
    "/policies/provider/x1/faq.json",
  ])("does not know %s", async (path) => void (await refused(path, 404, "not_found")));

  it("may be kept, and only be read", async () => {
    await expectCacheable("/policies/sv/terms.json");
    for (const path of ["/policies/sv/terms.json", "/policies/provider/en/terms.json"]) {
      expect((await call(path)).headers.get("cache-control")).toBe("public, max-age=300");
    }
    await expectReadOnly("/policies/provider/en/terms.json");
  });
});

describe("operation", () => {
  it("says that it is up and ready, and is never kept", async () => {
    const health = await readByContract(healthCall, "/api/health");
    const ready = await readByContract(readyCall, "/api/ready");
    await readByContract(statusCall, "/api/status");
    expect([health.body, ready.body]).toEqual([{ status: "ok" }, { status: "ready" }]);
    expect([health.headers.get("cache-control"), ready.headers.get("cache-control")]).toEqual([
      "no-store",
      "no-store",
    ]);
  });
});
