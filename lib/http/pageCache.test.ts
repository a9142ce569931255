import { describe, expect, it } from "vitest";
import { hashSource } from "./headers/inlineScripts";
import { pageExpireSeconds } from "./headers/pageExpire";
import { PageCache } from "./pageCache";

const boot = "start()";
const cache = (now = () => 0) =>
  new PageCache({ ownScripts: [boot], policyOf: (scripts) => `script-src ${scripts.join(" ")}`, now });
const page = (scripts: string) => ({
  kind: "APP_PAGE",
  html: `<html>${scripts}</html>`,
  rscData: Buffer.from(""),
  headers: { "x-more": "kept" },
});

describe("the cache of pages", () => {
  it("sets the policy of a page when it is stored, on the same object that Next sends", () => {
    const pages = cache();
    const value = page(`<script>${boot}</script><script>alert(1)</script>`);
    pages.set("/a", value, { revalidate: 60 });
    expect(value.headers).toEqual({
      "x-more": "kept",
      "content-security-policy": `script-src ${hashSource(boot)}`,
    });
    expect(pages.get("/a")).toMatchObject({ value, cacheControl: { revalidate: 60 } });
  });

  it("stores other entries unchanged, and has none for an unknown key", () => {
    const pages = cache();
    pages.set("/icon", { kind: "APP_ROUTE", headers: {} }, undefined);
    pages.set("/none", null, undefined);
    expect(pages.get("/icon")?.value).toEqual({ kind: "APP_ROUTE", headers: {} });
    expect(pages.get("/none")?.value).toBeNull();
    expect(pages.get("/b")).toBeNull();
    pages.clear();
    expect(pages.get("/icon")).toBeNull();
  });

  it("serves no page that is older than it may be, however long nobody asked for it", () => {
    let now = 0;
    const pages = cache(() => now);
    pages.set("/a", null, { revalidate: 30 });
    now = 55_000;
    expect(pages.get("/a")).not.toBeNull();
    expect(now / 1000 + pageExpireSeconds).toBeLessThan(120);
    now = 55_001;
    expect(pages.get("/a")).toBeNull();
    pages.set("/a", null, { revalidate: 30 });
    expect(pages.get("/a")).toMatchObject({ lastModified: now });
  });

  it("drops the oldest entries above its limit", () => {
    const pages = cache();
    for (let number = 0; number < 600; number += 1) pages.set(`/${number}`, null, undefined);
    expect(pages.get("/0")).toBeNull();
    expect(pages.get("/599")).not.toBeNull();
  });
});
