import { describe, expect, it } from "vitest";
import { ownSalon } from "../../support/calls/business";
import { call } from "../../support/calls/http";
import { markupOf } from "../../support/html/markup";

/* Pages of a city, and of a kind of work in it. */

describe("the page of a city", () => {
  it.each([
    ["", "Populärt att boka i Göteborg", "Mest bokade i Göteborg"],
    ["/en", "Popular categories in Göteborg", "Most booked in Göteborg"],
  ])("lists and leads to what is in that city ('%s')", async (prefix, ...titles) => {
    const { html, text, links } = await markupOf(`${prefix}/customer/in/goteborg`);
    for (const title of titles) expect(text).toContain(title);
    const inCity = `city=${encodeURIComponent("Göteborg")}`;
    const to = (start: string) => [
      ...new Set(
        links.map(({ href }) => href).filter((href) => href.startsWith(`${prefix}/customer${start}`)),
      ),
    ];
    for (const [start, count] of [
      ["/services?category=", 5],
      ["/services?subcategory=", 3],
      ["/providers?", 1],
      ["/services?city=", 1],
    ] as const) {
      const hrefs = to(start);
      expect([start, hrefs.length]).toEqual([start, count]);
      for (const href of hrefs) expect(href).toContain(inCity);
    }
    const cards = html.match(/<article\b.*?<\/article>/gs) ?? [];
    expect([cards.length, cards.filter((card) => card.includes("Göteborg")).length]).toEqual([6, 6]);

    const found = await markupOf(to("/services?category=")[0] ?? "");
    expect(/<article\b.*?<\/article>/s.exec(found.html)?.[0]).toContain("Göteborg");
  });
});

const city = "Åmål";
const cityPath = "/customer/in/amal";

/** The path of a kind of work that three businesses of the city offer from now on. */
async function threeInCity(): Promise<string> {
  const salons = await Promise.all([ownSalon(), ownSalon(), ownSalon()]);
  for (const { own } of salons) {
    const locations = [{ address: "Kungsgatan 1", city, is_primary: true }];
    expect((await own.send("PATCH", "/providers/me/settings", { locations })).status).toBe(200);
  }
  // The kind of their services (`postService`).
  const { body } = await call<{ slug: string }[]>("/catalog/subcategories?limit=1");
  return `${cityPath}/${body[0]?.slug}`;
}

describe("a kind of work that three businesses of a city offer", () => {
  it("is led to by the city and by the map for search engines, and shows times, prices, services and answers", async () => {
    const path = await threeInCity();
    expect((await call<string>("/sitemap.xml")).body).toContain("/sitemaps/kinds-1.xml</loc>");
    expect((await call<string>("/sitemaps/kinds-1.xml")).body).toContain(`${path}</loc>`);
    for (const [prefix, home, inCity, cost] of [
      ["", "Någon har tid i Åmål.", / i Åmål$/, /Vad kostar [^?]+ i [^?]+\?/],
      ["/en", "Someone has time in Åmål.", / in Åmål$/, /[^.?]+ in [^?]+: what does it cost\?/],
    ] as const) {
      const around = await markupOf(`${prefix}${cityPath}`);
      expect(around.heading).toBe(home);
      expect(around.attribute('<meta name="description"', "content")).toMatch(/^\d+ .+Åmål/);
      expect(around.links.map(({ href }) => href)).toContain(`${prefix}${path}`);

      const { heading, html, text, links, structured, attribute } = await markupOf(`${prefix}${path}`);
      expect(heading).toMatch(inCity);
      expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(new RegExp(`^${heading}: `));
      expect(attribute('<meta name="robots"', "content")).toBeNull();
      expect(html).toMatch(/<article\b.*?href="[^"]*start=[^"]*"/s);
      expect(text).toMatch(cost);
      expect(links.some(({ href }) => /\/customer\/services\?.*subcategory=/.test(href))).toBe(true);

      // What search engines are told is what stands on the page.
      for (const type of ["BreadcrumbList", "AggregateOffer", "ItemList", "FAQPage"])
        expect(structured).toContain(`"@type":"${type}"`);
      // The price of `postService`, in kronor as on the page.
      for (const price of ["lowPrice", "highPrice"])
        expect(structured).toMatch(new RegExp(`"${price}":"?420(\\.00)?"?[,}]`));
      const questions = [...html.matchAll(/<summary\b[^>]*>(.*?)<\/summary>/gs)].map(([, inner = ""]) =>
        inner.replace(/<[^>]+>/g, ""),
      );
      const asked = questions.filter((each) => each.endsWith("?"));
      expect(asked.length).toBeGreaterThan(1);
      for (const question of asked) expect(structured).toContain(JSON.stringify(question).slice(1, -1));
    }
  });
});
