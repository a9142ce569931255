import { describe, expect, it } from "vitest";
import { scriptsOf } from "@/scripts/support/pageScripts";
import { newCustomerAccount } from "../../support/calls/customerAccount";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";

/* What the server sends for a page before anybody has done anything on it. */

describe("the home page", () => {
  it("is one kept document, the same for a guest and for whoever is signed in", async () => {
    const { cookie } = await newCustomerAccount();
    const sent = async (headers: Record<string, string>) => {
      const { headers: answered, body } = await call<string>("/customer", { headers });
      return { cache: answered.get("x-nextjs-cache"), body };
    };
    // What other tests change makes one new document of it, so both are asked for until they are of one.
    await expect
      .poll(async () => [await sent({}), await sent({ Cookie: cookie })], { timeout: 15_000 })
      .toSatisfy(
        ([guest, customer]) =>
          guest.cache === "HIT" && customer.cache === "HIT" && guest.body === customer.body,
      );
  });
});

describe("cached pages", () => {
  it.each([
    "/customer",
    "/customer/about",
    "/customer/faq",
    "/provider",
    "/en/provider/pricing",
    "/customer/terms",
  ])("tell a proxy to show them for a minute at most (%s)", async (path) => {
    const { headers } = await call(path);
    const sent = headers.get("cache-control") ?? "";
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(sent)?.[1] ?? 0);
    expect([path, seconds("s-maxage")]).toEqual([path, 30]);
    expect(seconds("s-maxage") + seconds("stale-while-revalidate")).toBeLessThanOrEqual(60);
  });
});

/** The address of the first of a list, in the language of its pages. */
async function firstOf(list: string): Promise<string> {
  const { body } = await call<{ slug: string }[]>(`/${list}/v1?limit=1`);
  return `/customer/${list}/${body[0]?.slug}`;
}

describe("scripts of a page", () => {
  /** Kilobytes, compressed (ADR 62). What grows is loaded when it is asked for; the numbers are not raised for it. */
  it.each<[name: string, path: string, ceiling: number, isFirst?: "first"]>([
    ["home", "/customer", 205],
    ["the services", "/customer/services", 218],
    ["the businesses", "/customer/providers", 215],
    ["a service", "services", 278, "first"],
    ["a business", "providers", 210, "first"],
    ["the bookings", "/customer/bookings", 202],
  ])("of %s stay below their ceiling", async (_name, path, ceiling, isFirst) => {
    const address = isFirst === undefined ? path : await firstOf(path);
    const { kilobytes, count } = await scriptsOf(sharedApp().url, address);
    expect(count).toBeGreaterThan(5);
    expect(kilobytes).toBeLessThan(ceiling);
  });
});
