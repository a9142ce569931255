import { describe, expect, it } from "vitest";
import { call } from "../../support/calls/http";
import { markupOf } from "../../support/html/markup";

/* What the pages of the directory and of the home page list, and where they lead. */

describe("where nothing is found", () => {
  it("the services name the filter that is in the way", async () => {
    const { text, links } = await markupOf("/customer/services?q=massage&minPrice=900000");
    expect(text).toContain("Inga tjänster matchar");
    const way = links.find((link) => /^Sök utan pris/i.test(link.text));
    expect(way?.href).toMatch(/\/customer\/services\?q=massage$/);
  });

  it("the businesses offer all of them", async () => {
    const { text, links } = await markupOf("/en/customer/providers?q=zzzzqqqq");
    expect(text).toContain("No businesses match");
    expect(links.find((link) => link.text === "Show all businesses")?.href).toMatch(
      /\/en\/customer\/providers$/,
    );
  });

  it("of all words, what is nearest is named and listed", async () => {
    const { text, html } = await markupOf(
      `/customer/services?q=${encodeURIComponent("vildvuxen zorkblatt")}`,
    );
    expect(text).toMatch(/Inget har alla orden\. Närmast är .*Trädgård/);
    expect(html).toContain("<article");
  });
});

describe("the cards of a list", () => {
  const cardsOf = async (path: string) =>
    (await markupOf(path)).html.match(/<article\b.*?<\/article>/gs)?.map((card) => card) ?? [];

  it.each([
    ["services?category=health-fitness", "services?subcategory=physiotherapy", "Fysioterapi"],
    ["providers", "providers?category=automotive", "Bil"],
  ])("of several kinds (%s) name each, of one kind (%s) none", async (several, one, kind) => {
    const named = (card: string) => card.replace(/<!--.*?-->/g, "").includes(`>${kind}<`);
    expect((await cardsOf(`/customer/${several}`)).some(named)).toBe(true);
    const ofOne = await cardsOf(`/customer/${one}`);
    expect(ofOne.length).toBeGreaterThan(0);
    expect(ofOne.filter(named)).toEqual([]);
  });

  it("of businesses show the times of the service that they name", async () => {
    const told = (await cardsOf("/customer/providers")).flatMap((card) => {
      const [, line = ""] = /<p[^>]*data-times-of[^>]*>(.*?)<\/p>/s.exec(card) ?? [];
      const slugs = [...card.matchAll(/href="\/customer\/services\/([^"?]+)\?start=/g)].map(
        ([, slug = ""]) => slug,
      );
      return slugs.length === 0 ? [] : [{ named: line.split(" · ")[0], slugs: [...new Set(slugs)] }];
    });
    expect(told.length).toBeGreaterThan(2);
    for (const { named, slugs } of told) {
      expect(slugs).toHaveLength(1);
      const { heading } = await markupOf(`/customer/services/${slugs[0]}`);
      expect(named).toBe(heading);
    }
  });
});

describe("a kind of work in a city", () => {
  it("of fewer than three businesses is not for search engines, one of none does not exist", async () => {
    const { status, attribute } = await markupOf("/customer/in/stockholm/barber");
    expect([status, attribute('<meta name="robots"', "content")]).toEqual([200, "noindex, follow"]);
    const { body } = await call<string>("/sitemaps/kinds-1.xml");
    expect(body).not.toContain("/in/stockholm/barber");
    for (const none of ["stockholm/nothing", "atlantis/hair", "atlantis"])
      expect((await call(`/customer/in/${none}`)).status).toBe(404);
  });
});

describe("the home page", () => {
  it("has five categories, three popular kinds, six businesses, other cities, and the way for one's own", async () => {
    const { html, links } = await markupOf("/customer");
    const to = (pattern: RegExp) =>
      new Set(links.map(({ href }) => href).filter((href) => pattern.test(href)));
    expect(to(/^\/customer\/services\?category=/).size).toBe(5);
    expect(to(/^\/customer\/services\?subcategory=/).size).toBe(3);
    expect(html.match(/<article\b/g)).toHaveLength(6);
    expect(to(/^\/customer\/in\/uppsala$/).size).toBe(1);
    expect(to(/^\/provider$/).size).toBe(1);
    const elsewhere = await markupOf("/customer/in/uppsala");
    expect(elsewhere.text).toContain("Ledigt härnäst i Uppsala");
  });

  it("is a form to the directory without scripts, beside who is free next", async () => {
    const { html, attribute, text } = await markupOf("/en/customer");
    const [form = ""] = /<search\b.*?<\/search>/s.exec(html) ?? [];
    expect(form).toMatch(/<form[^>]* action="\/en\/customer\/services"/);
    for (const name of ["q", "city", "date", "day"]) expect(form).toContain(`name="${name}"`);
    expect(text).toContain("Free next in Stockholm");
    expect(attribute("<time", "dateTime")).toMatch(/^20\d\d-/);
  });

  it("of a place lists nothing that is far away, says so, and is not for search engines", async () => {
    const { text, attribute } = await markupOf("/customer/near?lat=67.856&lng=20.225");
    // In place of the rows of the board.
    expect(text).toContain("Inga lediga tider inom 30 km");
    expect(attribute('<meta name="robots"', "content")).toMatch(/noindex/);
  });
});
