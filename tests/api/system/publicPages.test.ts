import { describe, expect, it } from "vitest";
import { call } from "../../support/calls/http";
import { isDeep } from "../../support/depth";
import { markupOf } from "../../support/html/markup";
import { filledForm } from "../../support/html/plainForm";

/* What the HTML of public pages says to machines, and to readers without scripts. */

describe("a page", () => {
  it("names its languages, its own address and its picture", async () => {
    const { html, attribute } = await markupOf("/en/customer/about");
    expect(attribute("<html", "lang")).toBe("en");
    expect(attribute('<link rel="canonical"', "href")).toMatch(/\/en\/customer\/about$/);
    const alternates = [...html.matchAll(/<link rel="alternate"[^>]*>/g)].map(([tag]) => [
      /hrefLang="([^"]*)"/i.exec(tag)?.[1],
      new URL(/href="([^"]*)"/.exec(tag)?.[1] ?? "").pathname,
    ]);
    expect(Object.fromEntries(alternates)).toEqual({
      sv: "/customer/about",
      en: "/en/customer/about",
      "x-default": "/customer/about",
    });
    const picture = new URL(attribute('<meta property="og:image"', "content") ?? "");
    const { headers } = await call(picture.pathname + picture.search);
    expect(headers.get("content-type")).toBe("image/png");
  });

  it("leads to itself in the other language, in a menu that needs no script", async () => {
    const { html } = await markupOf("/customer/about");
    const menus = html.match(/<details\b.*?<\/details>/gs) ?? [];
    // In the bar of a wide screen, and in the folded menu.
    expect(menus.filter((menu) => menu.includes('href="/en/customer/about"')).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it("that is narrowed to a search is kept out of search engines, and names the whole list", async () => {
    const whole = await markupOf("/customer/services");
    expect(whole.attribute('<meta name="robots"', "content")).toBeNull();
    const narrowed = await markupOf("/customer/services?q=massage");
    expect(narrowed.attribute('<meta name="robots"', "content")).toMatch(/noindex/);
    expect(narrowed.attribute('<link rel="canonical"', "href")).toMatch(/\/customer\/services$/);
  });
});

describe("an unknown address", () => {
  const sv = { title: "Hoppsan! Sidan finns inte.", link: "Till startsidan" };
  const en = { title: "Oops! Page not found.", link: "To the home page" };

  it.each([
    ["/nowhere", sv, "/customer"],
    ["/customer/a/b.png", sv, "/customer"],
    ["/en/customer/a", en, "/en/customer"],
    ["/customer/providers/finns-inte", sv, "/customer"],
    ["/customer/services/finns-inte", sv, "/customer"],
    ["/customer/bookings/finns-inte", sv, "/customer"],
    ["/customer/in/ingenstans", sv, "/customer"],
    ["/provider/a", sv, "/provider"],
    ["/en/provider/a", en, "/en/provider"],
  ])("answers 404 with a whole page and a link home (%s)", async (path, { title, link }, home) => {
    const { status, heading, links } = await markupOf(path);
    expect([status, heading]).toEqual([404, title]);
    expect(links.find(({ text }) => text === link)?.href).toBe(home);
  });
});

/** The page that an address leads to, without the thing that it shows: `/customer/services/…` is 4 of `/customer/services`. */
const kindOf = (href: string) => {
  const parts = (href.split("?")[0] ?? "").split("/");
  return `${parts.slice(0, 3).join("/")} ${parts.length}`;
};

describe("a link", () => {
  it("of a public page leads somewhere", async () => {
    const pages = ["/customer", "/customer/services", "/customer/faq", "/provider", "/provider/pricing"];
    const opened = await Promise.all(pages.map((path) => markupOf(path)));
    const hrefs = opened.flatMap(({ links }) => links.map(({ href }) => href.split("#")[0] ?? ""));
    const inside = [...new Set(hrefs.filter((each) => each.startsWith("/")))];
    expect(inside.length).toBeGreaterThan(20);
    // One of each kind of page in each language; the deep run follows all.
    const ofEachKind = new Map(inside.map((href) => [kindOf(href), href])).values();
    for (const href of isDeep ? inside : ofEachKind) {
      const { status } = await call(href);
      expect([href, status < 400]).toEqual([href, true]);
    }
  });
});

describe("the addresses for machines", () => {
  it("are there, and name pages that are", async () => {
    const text = async (path: string) => (await call<string>(path)).body;
    expect(await text("/sitemap.xml")).toContain("/sitemaps/services-1.xml</loc>");
    const [, first = ""] =
      /<loc>[^<]*?(\/customer\/services\/[^<]+)<\/loc>/.exec(await text("/sitemaps/services-1.xml")) ?? [];
    expect((await call(first)).status).toBe(200);
    expect(await text("/robots.txt")).toContain("/sitemap.xml");
    expect((await call("/manifest.webmanifest")).status).toBe(200);
  });
});

describe("the contact form", () => {
  it("is sent without scripts", async () => {
    const send = await filledForm("/en/provider/contact", {
      name: "Anna Ek",
      email: "anna@exempel.se",
      message: "How do payouts work?",
    });
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Thank you, we have your message");
  });
});
