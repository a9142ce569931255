import { describe, expect, it } from "vitest";
import { atOnce, wholeUpTo } from "@/lib/business/staff/removeInSteps";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";
import type { RemovalDecision } from "@/lib/business/staff/staffRemoval";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { db } from "@/lib/db/client";
import { updateStaffMember } from "@/lib/staff/updateStaffMember";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { holdOf, timing } from "../../support/builders/holds";
import { book } from "../../support/builders/salon";
import { addService } from "../../support/builders/staffOfSalon";
import { add, type Team, team } from "../../support/builders/team";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

const nowMs = Date.now();
/** The first days of Ali's bookings, two a day; the salon is open on all of them. */
const first = workdayAhead(3);
const dayOf = (index: number): LocalDate => addDays(first, Math.floor(index / 2));

/** A team of which Ali has so many bookings. */
async function booked(count: number): Promise<{ place: Team; ids: string[] }> {
  const place = await team();
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1)
    ids.push(
      await book(place, {
        at: timeOn(dayOf(index), index % 2 === 0 ? 10 : 14),
        staffId: place.aliId,
        email: `kund${index}@example.com`,
      }),
    );
  return { place, ids };
}

const cancel = (bookingId: string): RemovalDecision => ({ bookingId, action: "cancel" });
const give = (staffMemberId: string) => (bookingId: string) =>
  ({ bookingId, action: "give", staffMemberId }) satisfies RemovalDecision;
const remove = ({ id, ownerId, aliId }: Team, decisions: RemovalDecision[]) =>
  removeStaffMember(id, aliId, { decisions, ifMatch: null, actorUserId: ownerId, nowMs });
const hold = (place: Team, start: string) =>
  holdFreeSlot(holdOf(place, start), timing, { startMs: Date.parse(start), nowMs });
const ali = ({ aliId }: Team) => db().staffMember.findUniqueOrThrow({ where: { id: aliId } });
const count = ({ id: providerId }: Team, status: "cancelled" | "confirmed") =>
  db().booking.count({ where: { providerId, status } });

describe("a removal with more bookings than are settled at once", () => {
  it("lets a customer through between two steps, whom it gives nobody that leaves", async () => {
    const { place, ids } = await booked(wholeUpTo + 2);
    const [kept = "", last = ""] = [ids[atOnce], ids.at(-1)];
    const free = timeOn(dayOf(0), 10);
    let removal: Promise<void> | undefined;
    let held: ReturnType<typeof hold> | undefined;
    await inTransaction(async (tx) => {
      await tx.query("SELECT id FROM bookings WHERE id = $1 FOR UPDATE", [kept]);
      removal = remove(place, ids.map(cancel));
      await untilWaiting("the second step");
      // The first step is done for good, the second waits for a booking, and the customer for the second.
      expect(await count(place, "cancelled")).toBe(atOnce);
      expect(await ali(place)).toMatchObject({ isActive: false, removedAt: null });
      held = hold(place, free);
      await untilWaiting("the customer", 2);
    });
    const outcome = await held;
    await removal;
    expect(outcome?.outcome).toBe("held");
    const [row] = await db().$queryRaw<{ isBefore: boolean }[]>`
      SELECT (SELECT xmin::text::bigint FROM bookings WHERE provider_id = ${place.id}::uuid AND status = 'pending')
        < (SELECT xmin::text::bigint FROM bookings WHERE id = ${last}::uuid) AS "isBefore"`;
    expect(row?.isBefore).toBe(true);
    const holds = { providerId: place.id, status: "pending" } as const;
    expect(await db().booking.findFirst({ where: holds })).toMatchObject({ staffMemberId: place.majaId });
    expect((await ali(place)).removedAt).not.toBeNull();
    expect(await count(place, "cancelled")).toBe(ids.length);
    expect(await db().refund.count({ where: { providerId: place.id } })).toBe(ids.length);
    const mails = { providerId: place.id, kind: "booking_cancelled" };
    expect(await db().outboxMail.count({ where: mails })).toBe(ids.length);
  });

  it("keeps nothing when one is given to somebody who is not free then, or was not decided about", async () => {
    const { place, ids } = await booked(wholeUpTo + 1);
    await book(place, { at: timeOn(dayOf(wholeUpTo), 10), staffId: place.majaId });
    const last = ids.at(-1) ?? "";
    await expect(remove(place, ids.map(give(place.majaId)))).rejects.toMatchObject({
      code: "slot_taken",
      details: { bookingId: last },
    });
    const others = [...ids.slice(0, -1), ids[0] ?? ""];
    await expect(remove(place, others.map(cancel))).rejects.toMatchObject({ code: "bookings_of_removed" });
    expect((await ali(place)).isActive).toBe(true);
    expect(await db().booking.count({ where: { staffMemberId: place.aliId } })).toBe(ids.length);
  });

  it("gives them to whoever is left alone, also of services that they did not do", async () => {
    const { place, ids } = await booked(wholeUpTo + 1);
    const changes = { does_all_services: false, service_ids: [await addService(place, "Färg")] };
    await updateStaffMember(place.id, place.majaId, { changes, ifMatch: null });
    await remove(place, ids.map(give(place.majaId)));
    expect(await db().booking.count({ where: { staffMemberId: place.majaId } })).toBe(ids.length);
    expect((await ali(place)).removedAt).not.toBeNull();
  });

  it("stops at one that cannot be moved, with the person switched off, and goes on when asked again", async () => {
    const { place, ids } = await booked(wholeUpTo + 1);
    await add(place, { name: "Bo" });
    const [moved = "", ...others] = ids;
    const free = timeOn(addDays(first, 40), 10);
    const decisions = (start: string): RemovalDecision[] => [
      { bookingId: moved, action: "move", startMs: Date.parse(start) },
      ...others.map(cancel),
    ];
    const closed = timeOn(addDays(first, 40), 5);
    await expect(remove(place, decisions(closed))).rejects.toMatchObject({
      code: "slot_unavailable",
      details: { bookingId: moved },
    });
    expect(await ali(place)).toMatchObject({ isActive: false, removedAt: null });
    expect(await count(place, "cancelled")).toBe(wholeUpTo);
    await remove(place, decisions(free));
    expect((await ali(place)).removedAt).not.toBeNull();
    expect((await db().booking.findUniqueOrThrow({ where: { id: moved } })).startsAt).toEqual(new Date(free));
    // Nobody is told twice.
    const mails = { providerId: place.id, kind: "booking_cancelled" };
    expect(await db().outboxMail.count({ where: mails })).toBe(wholeUpTo);
  });
});
