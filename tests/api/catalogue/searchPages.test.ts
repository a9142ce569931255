import { describe, expect, it } from "vitest";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";
import { workdayAhead } from "../../support/builders/daysAhead";
import { openBusiness, ownSalon, postService } from "../../support/calls/business";
import { call } from "../../support/calls/http";
import { type Markup, markupOf } from "../../support/html/markup";

/* The lists of services and businesses as a search finds them: chips, pages, days, and the map beside them. */

const zone = "Europe/Stockholm";
const search = (path: string, q: string) => markupOf(`${path}?${new URLSearchParams({ q })}`);
const cardsOf = ({ html }: Markup) => html.match(/<article\b.*?<\/article>/gs) ?? [];
/** What each chip says, and where it leads: to the search without it. */
function chipsOf({ html }: Markup, label: string): { text: string; href: string }[] {
  const [list = ""] = new RegExp(`<ul[^>]*aria-label="${label}".*?</ul>`, "s").exec(html) ?? [];
  return [...list.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag = "", inner = ""]) => ({
    href: (/href="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&"),
    text: inner
      .replace(/<!--.*?-->|<[^>]+>/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  }));
}
const typedIn = ({ html }: Markup) => {
  const [field = ""] = html.match(/<input\b[^>]*name="q"[^>]*>/) ?? [];
  return /value="([^"]*)"/.exec(field)?.[1];
};
/** The starts that the cards lead to. */
const startsOf = (found: Markup) =>
  cardsOf(found).flatMap((card) =>
    [...card.matchAll(/[?&;]start=([^"&]+)/g)].map(([, start = ""]) => Date.parse(decodeURIComponent(start))),
  );

describe("words that say filters", () => {
  it.each([
    {
      path: "/customer/services",
      typed: "massage i Göteborg i morgon kväll under 900",
      label: "Valda filter",
      says: [/^Göteborg/, /^Kväll/, /^Upp till 900 kr/],
    },
    {
      path: "/en/customer/services",
      typed: "massage in Göteborg tomorrow evening under 900",
      label: "Active filters",
      says: [/^Göteborg/, /^Evening/, /^Up to (SEK )?900/],
    },
  ])("stand as chips, each of which leads to the search without it ($path)", async (given) => {
    const found = await search(given.path, given.typed);
    const chips = chipsOf(found, given.label);
    expect(chips).toHaveLength(5);
    expect(typedIn(found)).toBe(given.typed);
    for (const says of given.says) expect(chips.filter(({ text }) => says.test(text))).toHaveLength(1);
    const cheaper = chips.find(({ text }) => /900/.test(text))?.href ?? "";
    const without = await markupOf(cheaper);
    expect(chipsOf(without, given.label)).toHaveLength(4);
    expect(typedIn(without)).not.toMatch(/900/);
  });

  it("of hours and spans of prices narrow what is found, and go one by one", async () => {
    const found = await search("/customer/services", "massage efter kl 17 300–900 kr");
    const chips = chipsOf(found, "Valda filter");
    expect(chips).toHaveLength(3);
    const starts = startsOf(found);
    expect(starts.length).toBeGreaterThan(0);
    for (const startMs of starts) expect(localMinuteOf(startMs, zone)).toBeGreaterThanOrEqual(17 * 60);
    const hours = chips.find(({ text }) => text.includes("Kväll, från kl. 17:00"))?.href ?? "";
    const anyHour = await markupOf(hours);
    expect(typedIn(anyHour)).toBe("massage 300–900 kr");
    const range =
      chipsOf(anyHour, "Valda filter").find(({ text }) => /^300 ?kr–900 ?kr/.test(text))?.href ?? "";
    expect(typedIn(await markupOf(range))).toBe("massage");

    const later = chipsOf(
      await search("/en/customer/services", "massage before noon, at least 300 kr"),
      "Active filters",
    );
    expect(later.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Before 12:00/),
        expect.stringMatching(/^From (SEK )?300/),
      ]),
    );
  });

  it("of a day, a part of it, a price and a format narrow businesses, whose times are of that day", async () => {
    const day = workdayAhead(1);
    const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(new Date(day));
    const query = new URLSearchParams({
      q: `hairdresser on ${weekday} under 600`,
      time: "morning",
      format: "physical",
    });
    const found = await markupOf(`/en/customer/providers?${query}`);
    const chips = chipsOf(found, "Active filters");
    expect(chips).toHaveLength(5);
    const days = new Set(startsOf(found).map((startMs) => localDateOf(startMs, zone)));
    expect([...days]).toEqual([day]);
    const cheaper = chips.find(({ text }) => /^Up to/.test(text))?.href ?? "";
    expect(chipsOf(await markupOf(cheaper), "Active filters")).toHaveLength(4);
  });

  it("about what is near ask for a position, around which everything tells its distance", async () => {
    const asked = await search("/customer/services", "frisör nära mig");
    expect(asked.text).toContain("Du söker nära dig.");
    expect(chipsOf(asked, "Valda filter").map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Nära mig/)]),
    );
    const there = await markupOf("/customer/services?q=fris%C3%B6r&lat=59.33&lng=18.06&radiusKm=10");
    expect(there.text).not.toContain("Du söker nära dig.");
    expect(chipsOf(there, "Valda filter").some(({ text }) => text.startsWith("Inom 10 km"))).toBe(true);
    expect(cardsOf(there)[0]).toMatch(/\d,\d(<!-- -->)?\skm/);
  });
});

describe("a list", () => {
  it("has pages, and a wrong one leads to the first", async () => {
    const { links } = await markupOf("/customer/services");
    const second = links.find(({ href }) => /\?page=2$/.test(href))?.href ?? "";
    expect(cardsOf(await markupOf(second))).toHaveLength(20);
    const { status, headers, body } = await call<string>("/customer/services?page=9999");
    expect([status, headers.get("location") ?? body]).toEqual([307, "/customer/services"]);
  });

  it("says how many are found, and leads to all without filters", async () => {
    const { text, links } = await markupOf("/customer/services?q=massage&maxPrice=900");
    expect(text).toMatch(/\d+ tjänster/);
    expect(links.find((link) => link.text === "Återställ filter")?.href).toBe("/customer/services");
  });

  it("is sent as a form, and its cards lead to pages, without scripts", async () => {
    const whole = await markupOf("/customer/services");
    const [form = ""] =
      whole.html.match(/<form\b[^>]*>.*?<\/form>/gs)?.filter((each) => each.includes('name="q"')) ?? [];
    expect(form).toMatch(/action="\/customer\/services"/);
    for (const name of ["q", "city", "sort", "category"]) expect(form).toContain(`name="${name}"`);
    // The form sends what is empty too.
    const found = await markupOf(
      "/customer/services?q=massage&city=Stockholm&sort=price_asc&minPrice=&maxPrice=&date=",
    );
    expect(cardsOf(found).length).toBeGreaterThan(0);
    for (const card of cardsOf(found)) expect(card).toContain("Stockholm");
    const byText = await markupOf("/customer/services?q=massage&sort=");
    expect(
      /<option[^>]*selected[^>]*>([^<]*)/.exec(
        /<select[^>]*name="sort".*?<\/select>/s.exec(byText.html)?.[0] ?? "",
      )?.[1],
    ).toBe("Bästa träff");
    const gone = await markupOf("/customer/services?focus=00000000-0000-4000-8000-000000000000");
    expect(cardsOf(gone).length).toBeGreaterThan(0);
  });

  it("has as many businesses as the sheet of filters counts", async () => {
    const query = "q=massage&maxPrice=460";
    const counted = (await call(`/providers/v1?${query}&limit=1`)).headers.get("x-total-count");
    const { text } = await markupOf(`/customer/providers?${query}`);
    expect(/Visar (\d+) av \d+ företag/.exec(text)?.[1]).toBe(counted);
  });

  it("of a day opens a service by its name on that day", async () => {
    const { id, provider } = await postService(await openBusiness());
    const day = workdayAhead(5);
    const { html } = await markupOf(`/customer/services?providerId=${provider.id}&date=${day}`);
    const [, href = ""] =
      /<h\d\b[^>]*>\s*<a\b[^>]*href="([^"]*)"/s.exec(/<article\b.*?<\/article>/s.exec(html)?.[0] ?? "") ?? [];
    expect(href).toContain(`day=${day}`);
    expect(href).toMatch(new RegExp(`${id.slice(-12)}|${id}`));
  });
});

describe("the map beside a list", () => {
  /** A business that can be booked, in this town; with a point of its own, or with none. */
  async function salonIn(city: string, point: object = {}) {
    const { own } = await ownSalon();
    const locations = [{ address: "Kungsgatan 1", city, ...point, is_primary: true }];
    expect((await own.send("PATCH", "/providers/me/settings", { locations })).status).toBe(200);
  }
  const mapIn = ({ html }: Markup) =>
    /<section\b[^>]*aria-label="Karta över träffarna".*?<\/section>/s.exec(html)?.[0] ?? "";

  it("leads to the card of each place by its number", async () => {
    const found = await markupOf("/customer/providers?city=Stockholm");
    const pins = [...mapIn(found).matchAll(/<a\b[^>]*href="#([^"]+)"[^>]*>(.*?)<\/a>/gs)];
    expect(pins.length).toBeGreaterThan(2);
    for (const [, id = "", inner = ""] of pins) {
      const name = inner
        .replace(/<!--.*?-->|<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .replace(/^\s*\d+\s/, "")
        .trim();
      const [, item = ""] = new RegExp(`id="${id}"(.*?)</article>`, "s").exec(found.html) ?? [];
      expect(item).toContain(name);
    }
  });

  it("has one pin for businesses at one place, which names them, and says who has none", async () => {
    const point = { latitude: 59.13, longitude: 12.93 };
    await salonIn("Säffle", point);
    await salonIn("Säffle", point);
    await salonIn("Säffle");
    const found = await markupOf("/customer/providers?city=S%C3%A4ffle&map=1");
    expect(found.text).toContain("Ett företag i listan har ingen exakt plats och står inte på kartan.");
    const [several = ""] = /<details\b[^>]*data-pin.*?<\/details>/s.exec(found.html) ?? [];
    expect(several.replace(/<!--.*?-->|<[^>]+>/g, " ").replace(/\s+/g, " ")).toMatch(/\+ ?1 .+ och 1 till/);
    expect(several.match(/<a\b/g)).toHaveLength(2);
  });
});

describe("the home page", () => {
  it("leads from each row of the board to that very time, and is a cached document", async () => {
    const { html } = await markupOf("/customer");
    const rows = [
      ...html.matchAll(/<li\b[^>]*>(?:(?!<\/li>).)*?<time[^>]*datetime="([^"]+)"(?:(?!<\/li>).)*?<\/li>/gis),
    ];
    const ways = rows.flatMap(([row, shown = ""]) => {
      const [, start] = /href="[^"]*\/customer\/services\/[^"]*start=([^"&]+)"/.exec(row) ?? [];
      return start === undefined ? [] : [[Date.parse(shown), Date.parse(decodeURIComponent(start))]];
    });
    expect(ways.length).toBeGreaterThan(2);
    for (const [shown, linked] of ways) expect(linked).toBe(shown);
    // Whatever another test has just changed makes one new document of it, for everybody.
    const cache = async () => (await call("/customer")).headers.get("x-nextjs-cache");
    await expect.poll(cache).toBe("HIT");
  });
});
