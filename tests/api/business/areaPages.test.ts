import { describe, expect, it } from "vitest";
import { type SignedIn, signInBusiness } from "../../support/calls/business";
import { call } from "../../support/calls/http";
import { markupOf } from "../../support/html/markup";

/* What pages of a business that is signed in say, and where they lead. */

const pageOf = ({ cookie }: SignedIn, path: string) => markupOf(path, { Cookie: cookie });

describe("a page of the business", () => {
  it("redirects a signed-out visitor with 307 to sign in, and keeps the address to come back to", async () => {
    const path = "/provider/bookings?view=week&status=confirmed";
    const { status, headers } = await call(path);
    expect(status).toBe(307);
    const to = new URL(headers.get("location") ?? "", "https://stund.example");
    expect([to.pathname, to.searchParams.get("redirectTo")]).toEqual(["/provider/auth", path]);
  });
});

describe("the account of the business", () => {
  it("has all its data as a file, and its bookings as a table in the language of the page", async () => {
    const own = await signInBusiness("Handen på axeln");
    for (const [prefix, locale] of [
      ["", "sv"],
      ["/en", "en"],
    ] as const) {
      const { html } = await pageOf(own, `${prefix}/provider/settings/account`);
      const files = html.match(/<a\b[^>]* download\b[^>]*>/g)?.map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);
      expect(files).toEqual(["/providers/me/export", `/providers/me/export/bookings.csv?locale=${locale}`]);
    }
  });
});

describe("the calendar", () => {
  it("leads to the day, the week and the month beside the one shown, and its address names them", async () => {
    const own = await signInBusiness("Handen på axeln");
    const hrefsOf = async (path: string) => (await pageOf(own, path)).links.map(({ href }) => href);
    expect(await hrefsOf("/provider/bookings?date=2026-11-04")).toEqual(
      expect.arrayContaining([
        "/provider/bookings?date=2026-11-05",
        "/provider/bookings?date=2026-11-03",
        "/provider/bookings?view=week&date=2026-11-04",
        "/provider/bookings?view=month&date=2026-11-04",
      ]),
    );
    const week = await pageOf(own, "/provider/bookings?view=week&date=2026-11-05");
    expect(week.text).toContain("Vecka 45");
    expect(week.links.map(({ href }) => href)).toContain("/provider/bookings?view=week&date=2026-11-12");
    const month = await pageOf(own, "/provider/bookings?view=month&date=2026-11-05");
    expect(month.text).toMatch(/november 2026/);
    // Each of its days leads to that day.
    expect(month.links.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        "/provider/bookings?date=2026-11-16",
        "/provider/bookings?view=month&date=2026-12-01",
      ]),
    );
  });
});

describe("the reviews", () => {
  it("are filtered by the stars that are chosen, and the address has the filter", async () => {
    const own = await signInBusiness("Salong Norr");
    const all = await pageOf(own, "/provider/reviews");
    expect(all.links.find(({ text }) => text.includes("Visa bara omdömen med 5 av 5"))?.href).toBe(
      "/provider/reviews?rating=5",
    );
    const filtered = await pageOf(own, "/provider/reviews?rating=5");
    expect(filtered.links.find(({ text }) => text.includes("Visa alla omdömen"))?.href).toBe(
      "/provider/reviews",
    );
    const items = filtered.html.match(/<li id="review-.*?<\/li>/gs) ?? [];
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) expect(item).toContain("5 av 5");
  });
});
