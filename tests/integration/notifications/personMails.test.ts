import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { enabledAccount, haircut } from "@/dev/stripe/testing";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { sendMail } from "@/lib/notifications/sendMail";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { moveByBusiness } from "@/lib/visits/moveByBusiness";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { freeUntil, linkProof, move, onMoveDay } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { addSignIn, ofAli, salonOfTwo, toPeople } from "../../support/builders/personMails";
import { book } from "../../support/builders/salon";
import { type Team, team } from "../../support/builders/team";
import { jobsNaming } from "../../support/run/jobs";
import { ownStripe } from "../../support/run/ownStripe";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");
const standIn = await ownStripe();

/** The recipients of the mails that a server of this file's own took. */
const delivered: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: ({ address }, _session, done) => {
    delivered.push(address);
    done();
  },
});
await once(server.listen(0, "127.0.0.1"), "listening");
const listening = server.server.address();
process.env.SMTP_URL = `smtp://127.0.0.1:${typeof listening === "object" ? listening?.port : ""}`;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const rowsOf = async (bookingId: string) =>
  (await toPeople(bookingId)).map(({ kind, recipient }) => [kind, recipient]);

const give = (place: Team, bookingId: string, staffId: string, actorUserId = place.ownerId) =>
  moveByBusiness(wholeBusiness(place.id), {
    bookingId,
    startMs: Date.parse(onMoveDay("10:00")),
    staffId,
    actorUserId,
    nowMs,
  });
const cancelByOwner = (place: Team, bookingId: string) =>
  changeBookingStatus(wholeBusiness(place.id), {
    bookingId,
    to: "cancelled",
    actorUserId: place.ownerId,
    nowMs,
  });

/** Pays for a held booking, and processes the payment twice. */
async function pay(place: Team, id: string): Promise<void> {
  const account = await enabledAccount(standIn);
  await db().provider.update({ where: { id: place.id }, data: { stripeAccountId: account } });
  const price_data = { currency: "sek", unit_amount: 42_000, product_data: { name: "Klippning" } };
  const session = await standIn.stripe.checkout.sessions.create(
    haircut({ metadata: { booking_id: id }, line_items: [{ price_data, quantity: 1 }] }),
    { stripeAccount: account },
  );
  await standIn.control(`checkout/sessions/${session.id}/pay`);
  const ref = { sessionId: session.id, stripeAccountId: account };
  await Promise.all([fulfilSession(ref), fulfilSession(ref)]);
}

describe("the person who has a booking", () => {
  it("is told once, at their own address and in their language, when it is confirmed", async () => {
    const place = await salonOfTwo("en");
    const { email, userId } = place.member;
    const id = await ofAli(place, { status: "pending", payment: null });
    await pay(place, id);
    const [mail, ...others] = await toPeople(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "provider_person_new_booking",
      recipient: email,
      locale: "en",
      userId,
      providerId: place.id,
    });
    expect(await jobsNaming(mail?.id ?? "-")).toEqual(["send_mail"]);
  });

  it("is told when the customer moves it, and when they cancel it", async () => {
    const place = await salonOfTwo();
    const { email } = place.member;
    const id = await ofAli(place);
    await move(id, onMoveDay("14:00"));
    expect(await rowsOf(id)).toEqual([["provider_person_booking_rescheduled", email]]);
    await cancelBooking(id, linkProof(id), { nowMs });
    expect((await rowsOf(id)).at(-1)).toEqual(["provider_person_booking_cancelled", email]);
    expect(await toPeople(id)).toHaveLength(2);
  });

  it("is told when an owner moves it or cancels it, and not of what they moved themselves", async () => {
    const place = await salonOfTwo();
    const { email, userId } = place.member;
    const id = await ofAli(place);
    const moveTo = (time: string, actorUserId: string) =>
      moveByBusiness(wholeBusiness(place.id), {
        bookingId: id,
        startMs: Date.parse(onMoveDay(time)),
        actorUserId,
        nowMs,
      });
    await moveTo("14:00", userId);
    expect(await rowsOf(id)).toEqual([]);
    await moveTo("15:00", place.ownerId);
    await cancelByOwner(place, id);
    expect(await rowsOf(id)).toEqual([
      ["provider_person_booking_rescheduled", email],
      ["provider_person_booking_cancelled", email],
    ]);
  });

  it("is told when it changes hands, and so is who had it", async () => {
    const place = await salonOfTwo();
    const { id: boId } = await db().staffMember.create({
      data: { providerId: place.id, name: "Bo", sort: 2 },
    });
    const bo = await addSignIn(place, boId);
    const id = await ofAli(place);
    const handedOver = [
      ["provider_person_booking_taken", place.member.email],
      ["provider_person_booking_given", bo.email],
    ];
    await give(place, id, boId);
    expect((await rowsOf(id)).toSorted()).toEqual(handedOver.toSorted());
    const startMs = Date.parse(onMoveDay("14:00"));
    await rescheduleBooking(id, linkProof(id), { startMs, staffId: place.aliId, nowMs });
    expect((await rowsOf(id)).slice(2).toSorted()).toEqual([
      ["provider_person_booking_given", place.member.email],
      ["provider_person_booking_taken", bo.email],
    ]);
  });

  it("is told nothing without a sign-in, with one that was ended or an account that is switched off", async () => {
    const [bare, ended, off] = [await team(), await salonOfTwo(), await salonOfTwo()];
    await db().providerMember.updateMany({
      where: { userId: ended.member.userId },
      data: { endedAt: new Date() },
    });
    await db().user.update({ where: { id: off.member.userId }, data: { disabledAt: new Date() } });
    for (const place of [bare, ended, off]) {
      const id = await ofAli(place);
      await move(id, onMoveDay("14:00"));
      await cancelByOwner(place, id);
      expect(await rowsOf(id)).toEqual([]);
    }
  });

  it("is told nothing at the business's own address, also an owner's; another owner's address is", async () => {
    const place = await salonOfTwo();
    const ofMaja = () => book(place, { at: onMoveDay("09:00"), freeUntil, staffId: place.majaId });
    const first = await ofMaja();
    await move(first, onMoveDay("14:00"));
    expect(await rowsOf(first)).toEqual([]);
    await db().provider.update({
      where: { id: place.id },
      data: { email: place.member.email.toUpperCase() },
    });
    const id = await ofAli(place);
    await move(id, onMoveDay("15:00"));
    expect(await rowsOf(id)).toEqual([]);
    const second = await ofMaja();
    await move(second, onMoveDay("13:00"));
    const { email } = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    expect(await rowsOf(second)).toEqual([["provider_person_booking_rescheduled", email]]);
  });
});

describe("a mail to a person that waited", () => {
  const brought = async (bookingId: string) => {
    delivered.length = 0;
    for (const { id } of await toPeople(bookingId)) await sendMail(id);
    const rows = await toPeople(bookingId);
    expect(rows.filter(({ sentAt }) => sentAt === null)).toEqual([]);
    return delivered.length;
  };

  it("is sent while the booking is theirs", async () => {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    await move(id, onMoveDay("14:00"));
    expect(await brought(id)).toBe(1);
  });

  it("goes with their sign-in, also when it was written in the moment in which that ended", async () => {
    const place = await salonOfTwo();
    const { userId, email } = place.member;
    const id = await ofAli(place);
    await move(id, onMoveDay("14:00"));
    await db().providerMember.updateMany({ where: { userId }, data: { endedAt: new Date() } });
    expect(await rowsOf(id)).toEqual([]);
    await db().outboxMail.create({
      data: {
        kind: "provider_person_booking_cancelled",
        recipient: email,
        locale: "sv",
        userId,
        bookingId: id,
      },
    });
    expect(await brought(id)).toBe(0);
  });

  it("is dropped once a colleague has the booking, and the word of that once it is theirs again", async () => {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    await give(place, id, place.majaId);
    await give(place, id, place.aliId);
    expect((await rowsOf(id)).map(([kind]) => kind)).toEqual([
      "provider_person_booking_taken",
      "provider_person_booking_given",
    ]);
    expect(await brought(id)).toBe(1);
    const other = await ofAli(place, { at: onMoveDay("13:00") });
    await move(other, onMoveDay("15:00"));
    await db().booking.update({ where: { id: other }, data: { staffMemberId: place.majaId } });
    expect(await brought(other)).toBe(0);
  });
});
