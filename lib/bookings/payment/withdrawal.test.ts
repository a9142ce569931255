import { describe, expect, it } from "vitest";
import { beginsWithinWithdrawal, lastWithdrawalDay, withdrawalEndsAt, withdrawnOre } from "./withdrawal";

const zone = "Europe/Stockholm";
const at = (iso: string) => Date.parse(iso);

describe("lastWithdrawalDay", () => {
  it.each([
    ["a weekday", "2026-11-20T09:00:00Z", "2026-12-04"],
    ["a Saturday: the Monday after", "2026-11-28T09:00:00Z", "2026-12-14"],
    ["Christmas Eve and the days after it: the next weekday", "2026-12-10T09:00:00Z", "2026-12-28"],
    ["the day in the business's zone, not in UTC", "2026-11-19T23:30:00Z", "2026-12-04"],
  ])("is 14 days later, and when that is %s", (_what, agreed, day) => {
    expect(lastWithdrawalDay(at(agreed), zone)).toBe(day);
  });
});

it("withdrawalEndsAt is midnight after the last day, across a change of the clock", () => {
  expect(withdrawalEndsAt(at("2027-03-16T12:00:00Z"), zone)).toBe(at("2027-03-30T22:00:00Z"));
});

it("a visit begins within the period up to its last millisecond", () => {
  const agreed = at("2026-11-20T09:00:00Z");
  expect(beginsWithinWithdrawal(at("2026-12-04T22:59:59Z"), agreed, zone)).toBe(true);
  expect(beginsWithinWithdrawal(at("2026-12-04T23:00:00Z"), agreed, zone)).toBe(false);
});

it("withdrawnOre rounds what is left of a visit that goes on in the customer's favour", () => {
  const visit = { startsAt: new Date("2026-12-01T10:00:00Z"), endsAt: new Date("2026-12-01T11:00:00Z") };
  expect(withdrawnOre(10_000, visit, at("2026-12-01T10:20:00Z"))).toBe(6_667);
});
