import { describe, expect, it } from "vitest";
import { availabilityQuerySchema, availabilityResponseSchema } from "../schemas";
import { serializeAvailability } from "../serializers";
import { baseRules, calendar, hours, isoMs } from "./fixtures.testing";
import { groupByPartOfDay } from "./partOfDay";
import { dayAvailability, nextAvailable } from "./slots";

describe("the query", () => {
  it.each([
    ["one day", "2026-11-26", "2026-11-26"],
    ["92 days", "2026-11-01", "2027-01-31"],
  ])("accepts %s", (_, from, to) => {
    expect(availabilityQuerySchema.parse({ from, to, unknown: "ignored" })).toEqual({ from, to });
  });

  it.each([
    ["93 days", "2026-11-01", "2027-02-01", "to", "rangeTooLong"],
    ["the end first", "2026-11-26", "2026-11-25", "to", "rangeOrder"],
    ["a day that does not exist", "2026-02-30", "2026-03-01", "from", "localDate"],
    ["a timestamp", "2026-11-26T00:00:00Z", "2026-11-27", "from", "localDate"],
  ])("refuses %s", (_, from, to, path, rule) => {
    const problem = availabilityQuerySchema.safeParse({ from, to }).error?.issues;
    expect(problem).toMatchObject([{ code: "custom", path: [path], params: { rule } }]);
  });

  it.each([{}, { from: "2026-11-26" }, { from: ["2026-11-26", "2026-11-27"], to: "2026-11-28" }])(
    "refuses %j",
    (query) => expect(availabilityQuerySchema.safeParse(query).success).toBe(false),
  );
});

describe("the answer", () => {
  it("has the contract's shape", () => {
    const staff = [calendar(hours("09:00-10:15"))];
    const rules = baseRules();
    const days = [dayAvailability("2026-11-26", staff, rules)];
    const [next = null] = nextAvailable("2026-11-26", staff, rules, 1, "2026-11-26");
    const answer = serializeAvailability(rules, days, next);
    expect(answer).toEqual({
      timeZone: "Europe/Stockholm",
      durationMinutes: 60,
      days: [
        {
          date: "2026-11-26",
          isOpen: true,
          isClosed: false,
          slots: [
            { startTime: "2026-11-26T08:00:00.000Z", endTime: "2026-11-26T09:00:00.000Z", available: true },
            { startTime: "2026-11-26T08:15:00.000Z", endTime: "2026-11-26T09:15:00.000Z", available: true },
          ],
        },
      ],
      nextAvailable: "2026-11-26T08:00:00.000Z",
    });
    expect(availabilityResponseSchema.parse(JSON.parse(JSON.stringify(answer)))).toEqual(answer);
  });

  it("says null when nothing is free", () => {
    expect(serializeAvailability(baseRules(), [], null)).toMatchObject({
      days: [],
      nextAvailable: null,
    });
  });
});

describe("groupByPartOfDay", () => {
  const group = (times: string[]) =>
    groupByPartOfDay(times, (time) => isoMs(`2026-11-26T${time}+01:00`), "Europe/Stockholm");

  it("sorts times under the headings of the day, without empty ones", () => {
    expect(group(["00:00", "10:45", "11:00", "13:45", "14:00", "16:45", "17:00", "23:45"])).toEqual([
      { part: "morning", slots: ["00:00", "10:45"] },
      { part: "midday", slots: ["11:00", "13:45"] },
      { part: "afternoon", slots: ["14:00", "16:45"] },
      { part: "evening", slots: ["17:00", "23:45"] },
    ]);
    expect(group(["15:00"])).toEqual([{ part: "afternoon", slots: ["15:00"] }]);
    expect(group([])).toEqual([]);
  });
});
