import { expect, it } from "vitest";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { db } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { scheduleBooking } from "@/lib/visits/schedule/scheduleBooking";
import { move, onMoveDay } from "../../support/builders/moves";
import { scopeOf } from "../../support/builders/notices";
import { nowMs } from "../../support/builders/now";
import { ofAli, salonOfTwo } from "../../support/builders/personMails";
import { ownerOf, schedule } from "../../support/builders/schedules";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

/** Who did what to a booking, as somebody of its business is told. */
async function doneTo(bookingId: string, scope: BusinessScope) {
  const row = await findProviderBooking(scope, bookingId, nowMs);
  if (row === null) throw new Error("It is not theirs");
  return serializeBookingDetail(row, nowMs).events.map(({ kind, actor_name: name }) => [kind, name]);
}

it("the history names who of the business did something, and nobody else", async () => {
  const place = await salonOfTwo();
  const { userId } = place.member;
  await db().user.update({ where: { id: place.ownerId }, data: { fullName: "Maja Berg" } });
  const owner = { providerId: place.id, userId: place.ownerId };
  await db().providerMember.updateMany({ where: owner, data: { staffMemberId: null } });
  const id = await ofAli(place);
  await move(id, onMoveDay("13:00"));
  const byAli = {
    bookingId: id,
    startMs: Date.parse(onMoveDay("14:00")),
    outsideHours: false,
    userId,
    nowMs,
  };
  await scheduleBooking(await scopeOf(place, userId), { ...byAli, sequence: 1 });
  await schedule(place, id, { at: onMoveDay("15:00") });
  const moves = (names: (string | null)[]) => names.map((name) => ["rescheduled", name]);
  for (const scope of [ownerOf(place), await scopeOf(place, userId)])
    expect((await doneTo(id, scope)).slice(-3)).toEqual(moves([null, "Ali", "Maja Berg"]));

  await db().providerMember.updateMany({ where: { userId }, data: { endedAt: new Date() } });
  expect((await doneTo(id, ownerOf(place))).slice(-3)).toEqual(moves([null, "Ali", "Maja Berg"]));
  await db().user.update({ where: { id: userId }, data: { erasedAt: new Date() } });
  expect((await doneTo(id, ownerOf(place))).slice(-3)).toEqual(moves([null, null, "Maja Berg"]));
});
