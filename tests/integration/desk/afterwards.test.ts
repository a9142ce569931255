import { expect, it } from "vitest";
import { purge } from "@/lib/account/purge";
import { addClient } from "@/lib/clients/addClient";
import { db } from "@/lib/db/client";
import { loadDeskForm } from "@/lib/desk/deskForm";
import { suggestClients } from "@/lib/desk/suggestClients";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { writeReview } from "@/lib/reviews/writeReview";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { completeEnded } from "@/lib/visits/completeEnded";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import {
  bookAtDesk,
  bookingsOf,
  deskNowMs,
  deskRefusal,
  deskWish,
  moa,
  onDeskDay,
} from "../../support/builders/desk";
import { linkProof } from "../../support/builders/moves";
import { salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const client = { ...moa, email: "moa@exempel.se" };

async function booked() {
  const place = await salon();
  const { bookingIds } = await bookAtDesk(place, deskWish(place, "14:00", { client }));
  const [id = ""] = bookingIds;
  return { place, id };
}

const kindsOf = async (bookingId: string) => {
  const mails = await db().outboxMail.findMany({ where: { bookingId }, orderBy: { createdAt: "asc" } });
  return mails.map(({ kind }) => kind);
};

it("a customer moves and cancels by the mail's link what the business booked, and no refund is written", async () => {
  const { place, id } = await booked();
  const startMs = Date.parse(onDeskDay("15:00"));
  await rescheduleBooking(id, linkProof(id), { startMs, nowMs: deskNowMs });
  await cancelBooking(id, linkProof(id), { expectedRefund: 0, nowMs: deskNowMs });
  expect(await bookingsOf(place)).toMatchObject([{ status: "cancelled", startsAt: new Date(startMs) }]);
  expect(await db().refund.count({ where: { providerId: place.id } })).toBe(0);
});

it("a visit that was not paid through the product is completed, and nobody is asked to review it", async () => {
  const { place, id } = await booked();
  await completeEnded(deskNowMs + 7 * 86_400_000);
  expect(await bookingsOf(place)).toMatchObject([{ status: "completed", reviewInvitedAt: null }]);
  expect(await kindsOf(id)).toEqual(["booking_confirmed"]);
  const nowMs = deskNowMs + 8 * 86_400_000;
  const review = writeReview(id, linkProof(id), { rating: 5, comment: null, nowMs });
  expect((await deskRefusal(review)).code).toBe("not_paid");
});

it("the name stays on a cancelled booking of the business, as for the books", async () => {
  const { place, id } = await booked();
  await cancelBooking(id, linkProof(id), { nowMs: deskNowMs });
  await db().booking.update({ where: { id }, data: { cancelledAt: new Date(Date.now() - 30 * 86_400_000) } });
  await purge(new Date());
  expect(await bookingsOf(place)).toMatchObject([{ customerName: "Moa Lind" }]);
});

it("clients are suggested by name, number in any writing, and address; to a member without contacts", async () => {
  const { place } = await booked();
  const asOwner = (typed: string) => suggestClients(wholeBusiness(place.id), typed, deskNowMs);
  for (const typed of ["moa", "LIND", "070174", "+46 70 174", "moa@ex"])
    expect(await asOwner(typed), typed).toMatchObject([{ name: "Moa Lind", visits: 1, last_visit: null }]);
  await addClient(place.id, { name: "Åsa Nuñez O'Brien", tags: [], evenIfKnown: true });
  for (const typed of ["asa", "nunez", "O’Brien"])
    expect(await asOwner(typed), typed).toMatchObject([{ name: "Åsa Nuñez O'Brien" }]);
  for (const typed of ["", "oa", "170", "%", "999999"]) expect(await asOwner(typed), typed).toEqual([]);
  const member = { providerId: place.id, staffMemberId: place.staffId, userId: place.ownerId };
  expect(await suggestClients(member, "moa", deskNowMs)).toMatchObject([{ phone: null, email: null }]);
  expect(await suggestClients(member, "070174", deskNowMs)).toEqual([]);
  const elsewhere = await salon();
  expect(await suggestClients(wholeBusiness(elsewhere.id), "moa", deskNowMs)).toEqual([]);
  const [{ id = "" } = {}] = await asOwner("moa");
  const begunFor = async (scope: Parameters<typeof loadDeskForm>[0]) =>
    (await loadDeskForm(scope, deskNowMs, id)).client;
  expect(await begunFor(wholeBusiness(place.id))).toEqual((await asOwner("moa"))[0]);
  expect(await begunFor(member)).toMatchObject({ id, phone: null, email: null });
  expect(await begunFor(wholeBusiness(elsewhere.id))).toBeNull();
});
