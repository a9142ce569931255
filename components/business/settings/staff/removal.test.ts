import { describe, expect, it } from "vitest";
import { decisionOf, firstChoice, type RemovedBooking, removedBookingsOf } from "./removal";

const booking: RemovedBooking = {
  id: "b1",
  reference: "B1",
  start_time: "2026-12-24T09:00:00.000Z",
  end_time: "2026-12-24T09:30:00.000Z",
  service_name: "Klippning",
  customer_name: "Elsa",
  staff_name: "Ali",
  status: "confirmed",
  total_amount: 420,
  refund_on_cancel: 420,
  can_cancel: true,
  can_move: true,
  free_staff: [{ id: "p1", name: "Maja" }],
};

describe("the choice for a booking of a removed person", () => {
  it("begins with a free person, or empty when nobody is free", () => {
    expect(firstChoice(booking)).toEqual({ action: "give", staffId: "p1", startTime: null });
    expect(firstChoice({ ...booking, free_staff: [] }).action).toBeNull();
  });

  it("is sent once it is complete", () => {
    const none = { staffId: null, startTime: null };
    expect(decisionOf(booking, { action: null, ...none })).toBeNull();
    expect(decisionOf(booking, { action: "move", ...none })).toBeNull();
    expect(decisionOf(booking, { action: "cancel", ...none })).toEqual({
      booking_id: "b1",
      action: "cancel",
    });
    expect(decisionOf(booking, firstChoice(booking))).toEqual({
      booking_id: "b1",
      action: "give",
      staff_id: "p1",
    });
  });
});

describe("a refused removal", () => {
  const refusal = { ok: false, status: 409, message: null, body: null } as const;

  it("lists the bookings that need a decision, and is null for another reason", () => {
    expect(removedBookingsOf({ ...refusal, code: "bookings_of_removed", details: [booking, {}] })).toEqual([
      booking,
    ]);
    expect(removedBookingsOf({ ...refusal, code: "last_person", details: undefined })).toBeNull();
  });
});
