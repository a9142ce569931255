import { describe, expect, test } from "vitest";
import { bookingStatuses } from "@/lib/bookings/status";
import { bookingsHref, isShown, parseBookingsQuery } from "./bookingsQuery";

describe("parseBookingsQuery", () => {
  test("returns the day view of all bookings without a date for an empty query", () => {
    expect(parseBookingsQuery({})).toEqual({
      view: "day",
      date: null,
      month: null,
      status: null,
      staff: null,
      people: null,
      q: null,
      booking: null,
    });
  });

  test("reads valid parameters", () => {
    const query = { view: "week", date: "2026-11-26", status: "confirmed", q: " 3f2a ", booking: "x" };
    expect(parseBookingsQuery(query)).toMatchObject({ ...query, q: "3f2a" });
  });

  test("ignores invalid parameters", () => {
    const query = parseBookingsQuery({
      view: "year",
      date: "2026-02-30",
      month: "2026-13",
      status: "lost",
      staff: "x",
    });
    expect(query).toMatchObject({ view: "day", date: null, month: null, status: null, staff: null });
  });

  test.each(["0001-01", "1970-01", "2200-01", "9999-12"])(
    "ignores the month %s, which is out of range",
    (month) => {
      expect(parseBookingsQuery({ date: `${month}-01`, month })).toMatchObject({ date: null, month: null });
    },
  );

  test("takes the first value of a repeated parameter", () => {
    expect(parseBookingsQuery({ status: ["pending", "cancelled"] }).status).toBe("pending");
  });
});

describe("isShown", () => {
  test.each([
    [null, ["pending", "confirmed", "completed"]],
    ["all", ["pending", "confirmed", "completed", "cancelled"]],
    ["cancelled", ["cancelled"]],
    ["confirmed", ["confirmed"]],
  ] as const)("with the filter %s lets through %s", (filter, shown) => {
    expect(bookingStatuses.filter((status) => isShown(filter, status))).toEqual(shown);
  });
});

describe("bookingsHref", () => {
  const query = parseBookingsQuery({ view: "week", date: "2026-11-26", status: "confirmed", booking: "b" });

  test("keeps view, day and filter, and leaves out the open booking", () => {
    expect(bookingsHref(query)).toBe("/provider/bookings?status=confirmed&view=week&date=2026-11-26");
  });

  test("applies changes and leaves out defaults", () => {
    expect(bookingsHref(query, { view: "day", status: null, date: null })).toBe("/provider/bookings");
    expect(bookingsHref(query, { booking: "c" })).toContain("booking=c");
  });

  test("keeps whose lanes are shown", () => {
    const [maja, ali] = ["3f2a1b00-0000-4000-8000-000000000001", "3f2a1b00-0000-4000-8000-000000000002"];
    const href = bookingsHref(query, { people: [maja, ali] });
    expect(parseBookingsQuery(Object.fromEntries(new URL(href, "http://x").searchParams)).people).toEqual([
      maja,
      ali,
    ]);
    expect(bookingsHref(query, { people: [] })).toContain("people=all");
    expect(parseBookingsQuery({ people: "all" }).people).toEqual([]);
    expect(parseBookingsQuery({ people: "somebody" }).people).toBeNull();
  });
});
