import { beforeAll, describe, expect, it } from "vitest";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { type OwnSalon, ownSalon } from "../../support/calls/business";
import { call } from "../../support/calls/http";
import { markupOf } from "../../support/html/markup";

/* The pages of a service and of a business: what they say, where they lead, and their addresses. */

let salon: OwnSalon;
let serviceAt = "";
let businessAt = "";
const addressOf = async (path: string) => (await call(path)).headers.get("location") ?? "";

beforeAll(async () => {
  salon = await ownSalon();
  serviceAt = await addressOf(`/customer/services/${salon.service.id}`);
  businessAt = await addressOf(`/customer/providers/${salon.service.provider.id}`);
});

describe("the page of a service", () => {
  it.each(["", "/en"])(
    "has its address, its price for search engines and the way to its business ('%s')",
    async (prefix) => {
      const { attribute, structured, links, heading } = await markupOf(`${prefix}${serviceAt}`);
      expect(heading).toBe(salon.service.name);
      expect(new URL(attribute('<link rel="canonical"', "href") ?? "").pathname).toBe(
        `${prefix}${serviceAt}`,
      );
      expect(structured).toContain('"@type":"Offer"');
      expect(links.map(({ href }) => href)).toContain(`${prefix}${businessAt}`);
    },
  );

  it("is found by an older name", async () => {
    const renamed = serviceAt.replace(/\/services\/.*-([0-9a-f]{12})$/, "/services/gammalt-namn-$1");
    expect(renamed).not.toBe(serviceAt);
    const { status, headers } = await call(renamed);
    expect([status, headers.get("location")]).toEqual([308, serviceAt]);
  });

  it("names the time of its address, and the person, to whoever has no scripts, and shows them no form", async () => {
    const added = await salon.own.send<{ id: string }>("POST", "/providers/me/staff", {
      name: "Leo Ström",
      own_name: "Maria",
    });
    expect(added.status).toBe(201);
    const startTime = timeOn(workdayAhead(6), 10);
    const start = `?start=${encodeURIComponent(startTime)}`;
    const alone = await markupOf(`${serviceAt}${start}`);
    const [told = ""] =
      alone.html.match(/<noscript>.*?<\/noscript>/gs)?.filter((each) => each.includes("Du valde")) ?? [];
    expect(told).toMatch(/Du valde [^<]*10:00/);
    expect(told).toContain("JavaScript");
    const { html } = await markupOf(`${serviceAt}${start}&staff=${added.body.id}`);
    expect(html).toMatch(/<noscript>.*Du valde [^<]*10:00[^<]* hos Leo Ström<.*<\/noscript>/s);
  });
});

describe("the page of a business", () => {
  it("has its opening hours for search engines, and its parts and rules to read", async () => {
    const { structured, text, heading, html, links } = await markupOf(businessAt);
    expect(heading).toBe(salon.service.provider.company_name);
    expect(structured).toContain('"openingHoursSpecification"');
    for (const part of ["Tjänster", "Kontakt", "Öppettider", "Omdömen"])
      expect(html).toMatch(new RegExp(`<h[23]\\b[^>]*>[^<]*${part}`));
    expect(links.map(({ href }) => href)).toContain(serviceAt);
    expect(text).toContain("Inga omdömen än.");
    expect(text).toContain("Du betalar med kort när du bokar.");
  });
});

describe("a business that cannot be booked yet", () => {
  it.each([
    ["", "Detta blir snart tillgängligt", /anslutningen till betalningarna/],
    ["/en", "This service will be available soon", /registration and payment onboarding/],
  ])("is dimmed in the list, and says why where it is opened ('%s')", async (prefix, soon, why) => {
    const { html } = await markupOf(`${prefix}/customer/providers?q=Fixar-Fredrik`);
    const card =
      html.match(/<article\b.*?<\/article>/gs)?.find((each) => each.includes("Fixar-Fredrik")) ?? "";
    expect(card).toContain(soon);
    const at = /href="([^"]*\/customer\/providers\/[^"?]+)/.exec(card)?.[1] ?? "";
    expect((await markupOf(at)).text).toMatch(why);
  });
});
