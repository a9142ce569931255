import { describe, expect, it } from "vitest";
import { brand } from "@/lib/brand";
import checkout from "@/messages/sv/checkout.json";
import layout from "@/messages/sv/layout.json";
import pages from "@/messages/sv/pages.json";
import landing from "@/messages/sv/providerPublic.json";
import { signInBusiness } from "../../support/calls/business";
import { call } from "../../support/calls/http";

const entities: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

/** What a reader without scripts has of a page's body, in one line. */
async function textOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, body } = await call<string>(path, { headers });
  expect(status).toBe(200);
  return body
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->|<[^>]+>/gs, (tag) => (tag.startsWith("<!--") ? "" : " "))
    .replace(/&(\w+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, " ");
}

const named = (text: string) => text.replaceAll("{name}", brand.name);

describe.each([
  ["/customer/about", pages.about],
  ["/provider/about", landing.about],
])("the page %s", (path, texts) => {
  it("has a title, a subtitle and three paragraphs", async () => {
    const text = await textOf(path);
    for (const each of [texts.title, texts.subtitle, texts.first, texts.second, texts.third])
      expect(text).toContain(named(each));
  });

  it("names the company behind the product and the year in its footer", async () => {
    const legal = layout.footer.legal
      .replace("{company}", brand.legalName)
      .replace("{number}", brand.organisationNumber);
    const text = await textOf(path);
    expect(text).toContain(named(legal));
    expect(text).toMatch(new RegExp(`© 20\\d\\d ${brand.legalName}`));
  });
});

describe("the landing page of the business portal", () => {
  it("says what one gets, shows a day as an example, and recommends six businesses", async () => {
    const text = await textOf("/provider");
    const { features, preview } = landing.home;
    for (const each of [landing.home.title, features.timeTitle, features.paidTitle, preview.business])
      expect(text).toContain(each);
    const { body } = await call<string>("/provider");
    expect(body.match(/<article\b/g)).toHaveLength(6);
  });
});

describe("the page after paying", () => {
  it.each(["", "?session_id=cs_test_unknown"])(
    "says that there is no such payment for the query '%s'",
    async (query) => {
      const text = await textOf(`/customer/bookings/success${query}`);
      expect(text).toContain(checkout.missing.title);
      expect(text).toContain(checkout.missing.lead);
    },
  );
});

describe("a rating", () => {
  it.each([
    ["/customer/services", /Betyg (\S+) av 5/g, /^[1-5],\d$/],
    ["/customer/providers", /Betyg (\S+) av 5/g, /^[1-5],\d$/],
    ["/en/customer/providers", /Rated (\S+) out of 5/g, /^[1-5]\.\d$/],
  ])("has one decimal at %s", async (path, label, oneDecimal) => {
    const ratings = [...(await textOf(path)).matchAll(label)].map(([, value]) => value);
    expect(ratings.length).toBeGreaterThan(5);
    for (const rating of ratings) expect(rating).toMatch(oneDecimal);
    // A whole number, too.
    expect(ratings.some((rating) => /0$/.test(rating ?? ""))).toBe(true);
  });

  it("has one decimal on the overview of a business", async () => {
    const { cookie } = await signInBusiness("Salong Norr");
    expect(await textOf("/provider/dashboard", { Cookie: cookie })).toMatch(/Omdöme [1-5],\d (?!\d)/);
  });
});
