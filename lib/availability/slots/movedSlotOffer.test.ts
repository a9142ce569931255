import { describe, expect, it } from "vitest";
import { formatTime } from "@/lib/time/format";
import type { StaffCalendar } from "../types";
import { baseRules, between, calendar, hours, isoMs } from "./fixtures.testing";
import { heldByFirst, onlyOffered, slotOffer } from "./movedSlotOffer";
import { rangeAvailability } from "./slots";

const THURSDAY = "2026-11-26";
const zone = "Europe/Stockholm";
/** An hour at 14:00. The calendars below leave its own time out, as when it is moved. */
const moved = { bookingId: "b", startMs: isoMs("2026-11-26T14:00+01:00") };
const later = between("2026-11-26T16:00+01:00", "2026-11-26T17:00+01:00");

/** Starts on the wall clock; those that are not available in brackets. */
function starts(staff: StaffCalendar[], offer: Parameters<typeof slotOffer>[0]): string {
  const days = rangeAvailability(THURSDAY, THURSDAY, staff, baseRules());
  return onlyOffered(days, slotOffer(offer))
    .flatMap(({ slots }) => slots)
    .map(({ startMs, available, staffMemberId }) => {
      expect(staffMemberId === null).toBe(!available);
      return available ? formatTime(startMs, zone) : `(${formatTime(startMs, zone)})`;
    })
    .join(" ");
}

describe("what is offered", () => {
  const anna = calendar(hours("13:30-16:00"), { busy: [later] });

  it("is everything that is free, when something new is booked", () => {
    expect(starts([anna], { isBookable: true })).toBe("13:30 13:45 14:00 14:15 14:30 14:45 15:00");
  });

  it("is everything but the start it has, when a booking is moved", () => {
    expect(starts([anna], { isBookable: true, moved })).toBe("13:30 13:45 (14:00) 14:15 14:30 14:45 15:00");
  });

  it("is not the same start with somebody else", () => {
    const bo = calendar(hours("13:45-15:15"), { staffMemberId: "bo" });
    expect(starts([anna, bo], { isBookable: true, moved })).toContain("13:45 (14:00) 14:15");
  });

  it("is the same start with somebody else for a business whose own person is not free then any more", () => {
    const heldBy = anna.staffMemberId;
    const bo = calendar(hours("13:45-15:15"), { staffMemberId: "bo" });
    const offer = { isBookable: true, moved: { ...moved, heldBy } };
    expect(starts(heldByFirst([bo, anna], heldBy), offer)).toContain("13:45 (14:00) 14:15");
    const absent = between("2026-11-26T13:30+01:00", "2026-11-26T14:30+01:00");
    const away = { ...anna, unavailable: [absent] };
    expect(starts(heldByFirst([bo, away], heldBy), offer)).toContain("13:45 14:00 14:15");
  });

  it("is no slot when nothing can be booked", () => {
    expect(starts([anna], { isBookable: false })).toMatch(/^\(13:30\) .* \(15:00\)$/);
    expect(starts([anna], { isBookable: false })).not.toMatch(/ \d/);
  });
});
