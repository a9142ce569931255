import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { freeUntil, linkProof, move, moveDay, onMoveDay, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

describe("at once", () => {
  it("lets one of fifty bookings into a slot, without a deadlock", async () => {
    const place = await salon();
    const ids = [];
    // One a day, so that each could be the one that gets the slot.
    for (let count = 0; count < 50; count += 1) {
      const start = new Date(Date.parse(onMoveDay("10:00")) + count * 86_400_000).toISOString();
      ids.push(await book(place, { at: start, freeUntil }));
    }
    const results = await Promise.allSettled(ids.map((id) => move(id, onMoveDay("14:00"))));
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused).toHaveLength(49);
    expect(refused.filter((reason) => !isAppError(reason, "slot_taken"))).toEqual([]);
    const there = { providerId: place.id, startsAt: new Date(onMoveDay("14:00")) };
    expect(await db().booking.count({ where: there })).toBe(1);
    expect(await db().outboxMail.count({ where: { providerId: place.id } })).toBe(2);
  });

  it("moves one booking that is asked for fifty times to as many places once after the other, losing nothing", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("10:00"), freeUntil });
    const targets = ["13:00", "13:30", "14:00", "14:30", "15:00"].map(onMoveDay);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => move(id, targets[index % 5] ?? "")),
    );
    const { sequence, events, startsAt } = await stateOf(id);
    expect(sequence).toBe(events.length);
    expect(sequence).toBeGreaterThan(0);
    expect(targets.map(Date.parse)).toContain(startsAt.getTime());
    // Each move begins where the one before it ended.
    const path = events.map(({ data }) => data);
    expect(path).toEqual(
      path.map((step, index) => {
        const before = path[index - 1];
        const from =
          typeof before === "object" && before && "to" in before ? before.to : `${moveDay}T10:00:00.000Z`;
        return expect.objectContaining({ ...(typeof step === "object" ? step : {}), from });
      }),
    );
    const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    // Ten are let through to it; the others have had their share.
    const limited = refused.filter((reason) => isAppError(reason, "too_many_requests"));
    expect(limited).toHaveLength(40);
    // Whoever lost to the others is told how the booking stands, which was one of the places at that moment.
    for (const reason of refused.filter((each) => !limited.includes(each))) {
      expect(reason).toMatchObject({ code: "changed_meanwhile", details: { status: "confirmed" } });
      expect(targets.map(Date.parse)).toContain(Date.parse(reason.details.start_time));
    }
  });

  it("is either moved and then cancelled, or cancelled and not moved", async () => {
    const place = await salon();
    for (let round = 0; round < 8; round += 1) {
      const start = new Date(Date.parse(onMoveDay("10:00")) + round * 86_400_000);
      const id = await book(place, { at: start.toISOString(), freeUntil });
      const to = new Date(start.getTime() + 4 * 3_600_000).toISOString();
      const byBusiness = () =>
        changeBookingStatus(wholeBusiness(place.id), {
          bookingId: id,
          to: "cancelled",
          actorUserId: place.ownerId,
          nowMs,
        });
      const [moved, cancelled, alsoCancelled] = await Promise.allSettled([
        move(id, to),
        cancelBooking(id, linkProof(id), { nowMs }),
        byBusiness(),
      ]);
      expect([cancelled.status, alsoCancelled.status].sort()).toEqual(["fulfilled", "rejected"]);
      const { status, startsAt, events, sequence } = await stateOf(id);
      expect(status).toBe("cancelled");
      const isMoved = moved.status === "fulfilled";
      if (moved.status === "rejected") expect(moved.reason.code).toBe("transition_not_allowed");
      expect(startsAt.toISOString()).toBe(isMoved ? to : start.toISOString());
      expect(events.map(({ kind }) => kind)).toEqual(isMoved ? ["rescheduled", "cancelled"] : ["cancelled"]);
      expect(sequence).toBe(events.length);
      const { refunds } = await db().payment.findFirstOrThrow({
        where: { bookingId: id },
        include: { refunds: true },
      });
      expect(refunds).toHaveLength(1);
    }
  });
});
