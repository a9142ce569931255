import { describe, expect, it } from "vitest";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { ownSalon } from "../../support/calls/business";
import { call } from "../../support/calls/http";
import { type Markup, markupOf } from "../../support/html/markup";

/* A business's own page: who, which day and what first, then all reviews. Its states are addresses. */

const salonNorr = "/customer/providers/salong-norr";

const linkTo = ({ links }: Markup, text: RegExp) => links.find((link) => text.test(link.text))?.href ?? "";
/** The tag of a link, by the end of its address. */
const tagOf = ({ html }: Markup, href: string) =>
  html.match(/<a\b[^>]*>/g)?.find((tag) => tag.includes(`href="${href.replaceAll("&", "&amp;")}"`)) ?? "";
const noindex = (page: Markup) => page.attribute('<meta name="robots"', "content");

/** The days of all times of the services, by the clock of the business. */
const daysOfTimes = ({ links }: Markup) => [
  ...new Set(
    links.flatMap(({ href }) => {
      const start = new URL(href, "https://stund.example").searchParams.get("start");
      return start === null ? [] : [localDateOf(Date.parse(start), HOME_TIME_ZONE)];
    }),
  ),
];

describe("the page of a business of one", () => {
  it("asks for nobody, and has the times of the day that is chosen alone", async () => {
    const { service } = await ownSalon();
    const path = (await call(`/customer/providers/${service.provider.id}`)).headers.get("location") ?? "";
    const whole = await markupOf(path);
    expect(whole.html).not.toContain('aria-label="Vem"');
    expect(whole.text).toMatch(/, i dag/);
    expect(noindex(whole)).toBeNull();
    const days = whole.links.filter(({ href }) => /[?&]day=/.test(href)).map(({ href }) => href);
    expect(new Set(days).size).toBeGreaterThan(3);
    for (const day of days.slice(1, 3)) {
      const narrowed = await markupOf(day.split("#")[0] ?? "");
      const date = new URL(day, "https://stund.example").searchParams.get("day");
      expect(daysOfTimes(narrowed)).toEqual([date]);
      expect(noindex(narrowed)).toMatch(/noindex/);
      expect(narrowed.html).toContain('aria-current="date"');
    }
  });
});

describe("the page of a business of several", () => {
  it("leads to each of them, whose times lead to booking with that person", async () => {
    const whole = await markupOf(salonNorr);
    expect(whole.html).toContain('aria-label="Vem"');
    const first = whole.links.find(({ href }) => /[?&]staff=/.test(href))?.href.split("#")[0] ?? "";
    const staff = new URL(first, "https://stund.example").searchParams.get("staff");
    const theirs = await markupOf(first);
    const times = theirs.links.filter(({ href }) => /[?&]start=/.test(href));
    expect(times.length).toBeGreaterThan(1);
    for (const { href } of times) expect(href).toContain(`staff=${staff}`);
  });
});

describe("all reviews of a business", () => {
  it("are narrowed by stars, turned page by page and searched by words, each state an address that is not for search engines", async () => {
    const whole = await markupOf(salonNorr);
    expect(whole.text.match(/[1-5] av 5: /g)?.length).toBeGreaterThanOrEqual(5);
    const five = linkTo(whole, /^5 av 5: /);
    expect(five).toMatch(/[?&]stars=5/);
    const ofFive = await markupOf(five.split("#")[0] ?? "");
    expect(tagOf(ofFive, linkTo(ofFive, /^5 av 5: /))).toContain("aria-current");
    const second = ofFive.links.find(({ href }) => /[?&]page=2/.test(href))?.href ?? "";
    expect(second).toMatch(/[?&]stars=5/);
    const paged = await markupOf(second.split("#")[0] ?? "");
    expect([paged.status, noindex(paged)]).toEqual([200, expect.stringMatching(/noindex/)]);

    // As the form sends it, with and without scripts.
    const [form = ""] =
      whole.html.match(/<form\b.*?<\/form>/gs)?.filter((each) => each.includes('name="rq"')) ?? [];
    expect(form).toContain(`action="${salonNorr}`);
    const nothing = await markupOf(`${salonNorr}?rq=qqqqqq`);
    expect(nothing.text).toContain("Inget omdöme passar");
    expect(linkTo(nothing, /^Visa alla omdömen$/)).not.toMatch(/[?&](rq|stars|page)=/);
    expect(noindex(nothing)).toMatch(/noindex/);
  });
});
