import { describe, expect, it } from "vitest";
import { checkSlot } from "./checkSlot";
import { baseRules, between, CLOSED, calendar, hours, isoMs } from "./fixtures.testing";

const anna = calendar(hours("09:00-17:00", "12:00-13:00"), {
  busy: [between("2026-11-26T10:00+01:00", "2026-11-26T11:00+01:00")],
  unavailable: [between("2026-11-26T14:00+01:00", "2026-11-26T15:00+01:00")],
});
const bo = { ...calendar(hours("13:00-20:00")), staffMemberId: "bo" };

const rules = baseRules({
  nowMs: isoMs("2026-11-26T08:00+01:00"),
  minNoticeMinutes: 60,
  horizonDays: 7,
});
const check = (start: string, staff = [anna], rest = {}) =>
  checkSlot(isoMs(start), staff, { ...rules, ...rest });

describe("checkSlot", () => {
  it.each([
    ["past", "2026-11-26T07:45+01:00"],
    ["too_soon", "2026-11-26T08:45+01:00"],
    ["beyond_horizon", "2026-12-04T09:00+01:00"],
    ["closed", "2026-11-27T08:00+01:00"],
    ["closed", "2026-11-26T16:15+01:00"],
    ["closed", "2026-11-26T23:45+01:00"],
    ["off_step", "2026-11-26T09:10+01:00"],
    ["off_step", "2026-11-26T09:00:01+01:00"],
    ["lunch", "2026-11-26T11:15+01:00"],
    ["lunch", "2026-11-26T12:45+01:00"],
    ["unavailable", "2026-11-26T13:15+01:00"],
    ["taken", "2026-11-26T10:45+01:00"],
    ["taken", "2026-11-26T09:15+01:00"],
  ])("refuses with %s at %s", (reason, start) => {
    expect(check(start)).toEqual({ ok: false, reason });
  });

  it.each([
    ["as soon as the notice is over", "2026-11-26T09:00+01:00"],
    ["up to a booking", "2026-11-26T09:00+01:00"],
    ["right after a booking, up to the lunch", "2026-11-26T11:00+01:00"],
    ["right after the lunch, up to an unavailable time", "2026-11-26T13:00+01:00"],
    ["right after an unavailable time", "2026-11-26T15:00+01:00"],
    ["up to closing", "2026-11-26T16:00+01:00"],
    ["on the last day of the horizon", "2026-12-03T16:00+01:00"],
  ])("allows %s", (_, start) => {
    expect(check(start)).toEqual({ ok: true, staffMemberIds: ["anna"] });
  });

  it("names everybody who is free, in order", () => {
    expect(check("2026-11-26T15:00+01:00", [anna, bo])).toEqual({ ok: true, staffMemberIds: ["anna", "bo"] });
    expect(check("2026-11-26T15:00+01:00", [bo, anna])).toEqual({ ok: true, staffMemberIds: ["bo", "anna"] });
    expect(check("2026-11-26T14:00+01:00", [anna, bo])).toEqual({ ok: true, staffMemberIds: ["bo"] });
  });

  it("gives the most specific of several refusals", () => {
    expect(check("2026-11-26T10:00+01:00", [bo, anna])).toEqual({ ok: false, reason: "taken" });
    expect(check("2026-11-26T12:00+01:00", [anna, bo])).toEqual({ ok: false, reason: "lunch" });
    expect(check("2026-11-26T09:00+01:00", [calendar(CLOSED)])).toEqual({ ok: false, reason: "closed" });
    expect(check("2026-11-26T09:00+01:00", [])).toEqual({ ok: false, reason: "closed" });
  });

  it("refuses buffers that overlap bookings, and no other overlap of theirs", () => {
    expect(check("2026-11-26T11:00+01:00", [anna], { bufferBeforeMinutes: 1 })).toMatchObject({
      reason: "taken",
    });
    expect(check("2026-11-26T09:00+01:00", [anna], { bufferAfterMinutes: 1 })).toMatchObject({
      reason: "taken",
    });
    expect(check("2026-11-26T16:00+01:00", [anna], { bufferAfterMinutes: 60 })).toMatchObject({ ok: true });
    expect(check("2026-11-26T15:00+01:00", [anna], { bufferBeforeMinutes: 60 })).toMatchObject({ ok: true });
  });

  it("lets a booking without length block no time, whatever the buffers", () => {
    const empty = calendar(hours("09:00-17:00"), {
      busy: [between("2026-11-26T10:00+01:00", "2026-11-26T10:00+01:00")],
    });
    const buffers = { bufferBeforeMinutes: 15, bufferAfterMinutes: 15 };
    expect(check("2026-11-26T09:30+01:00", [empty], buffers)).toMatchObject({ ok: true });
  });

  it("tells the two 02:30 of the autumn night apart", () => {
    const night = calendar(hours("02:00-05:00"), {
      busy: [between("2026-10-25T02:30+02:00", "2026-10-25T02:00+01:00")],
    });
    const halfHour = { ...rules, nowMs: isoMs("2026-10-24T12:00Z"), durationMinutes: 30 };
    expect(checkSlot(isoMs("2026-10-25T02:30+02:00"), [night], halfHour)).toEqual({
      ok: false,
      reason: "taken",
    });
    expect(checkSlot(isoMs("2026-10-25T02:30+01:00"), [night], halfHour)).toMatchObject({ ok: true });
  });

  it("throws for a start that is no instant", () => {
    expect(() => checkSlot(Number.NaN, [anna], rules)).toThrow(RangeError);
  });
});

describe("busy elsewhere from 12:00 to 13:00, with 30 minutes before and after half an hour", () => {
  const busy = calendar(hours("09:00-17:00"), {
    elsewhere: [between("2026-11-26T12:00+01:00", "2026-11-26T13:00+01:00")],
  });
  const rules = baseRules({ durationMinutes: 30, bufferBeforeMinutes: 30, bufferAfterMinutes: 30 });
  it.each([
    ["11:00", null],
    ["11:15", "unavailable"],
    ["11:30", "unavailable"],
    ["13:00", "unavailable"],
    ["13:15", "unavailable"],
    ["13:30", null],
  ])("refuses a start at %s: %s", (time, reason) => {
    const check = checkSlot(isoMs(`2026-11-26T${time}+01:00`), [busy], rules);
    expect(check.ok ? null : check.reason).toBe(reason);
  });
});
