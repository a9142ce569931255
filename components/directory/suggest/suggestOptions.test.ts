import { describe, expect, it } from "vitest";
import { groupsOf } from "./suggestOptions";

const next = { start_time: "2026-11-26T13:30:00.000Z", date: "2026-11-26", minute: 870, days_ahead: 2 };
const time = {
  service_id: "632fa488-0bff-8887-bb47-b5d7ccb52650",
  name: "Klassisk massage",
  company_name: "Handen på axeln",
  city: "Malmö",
  price: 750,
  duration_minutes: 60,
  next,
};
const business = {
  id: "090ef777-3b76-83f9-99b0-cea199488182",
  slug: "handen-pa-axeln",
  company_name: "Handen på axeln",
  city: "Malmö",
  average_rating: 4.88,
  review_count: 12,
  next: null,
};
const answer = {
  times: [time],
  businesses: [business],
  categories: [{ slug: "massage", name: "Massage", is_subcategory: true }],
  cities: ["Malmö"],
};

describe("groupsOf", () => {
  it("puts free times first, and leaves out what is empty", () => {
    expect(groupsOf(answer, "", "sv").map(({ label }) => label)).toEqual([
      "Lediga tider",
      "Företag",
      "Kategorier",
      "Städer",
    ]);
    expect(groupsOf({ ...answer, times: [], cities: [] }, "", "en").map(({ label }) => label)).toEqual([
      "Businesses",
      "Categories",
    ]);
  });

  it("leads from a free time to its service with that time", () => {
    const [option] = groupsOf(answer, "", "sv")[0]?.options ?? [];
    expect(option?.path).toContain(`?focus=${time.service_id}&start=${encodeURIComponent(next.start_time)}`);
    expect(option?.time).toBe("tors 26\u00a0nov 14:30");
  });

  it("keeps the chosen city with a kind of service", () => {
    const paths = (city: string) =>
      groupsOf(answer, city, "sv").map(({ options }) => options[0]?.path.split("?")[1]);
    expect(paths("Lund")[2]).toBe("subcategory=massage&city=Lund");
    expect(paths("")[2]).toBe("subcategory=massage");
  });

  it.each([
    ["sv", "4,9 (12) · Malmö", "inget ledigt"],
    ["en", "4.9 (12) · Malmö", "nothing free"],
  ] as const)("tells a business by its rating and next time in %s", (locale, facts, none) => {
    const [option] = groupsOf(answer, "", locale)[1]?.options ?? [];
    expect([option?.facts, option?.time]).toEqual([facts, none]);
  });
});
