import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { db } from "@/lib/db/client";
import { mailPaymentLink } from "@/lib/desk/payments/paymentLinks";
import type { SentBooking } from "@/lib/desk/schemas";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { moveByBusiness } from "@/lib/visits/moveByBusiness";
import {
  bookAtDesk,
  bookingsOf,
  deskNowMs,
  deskRefusal,
  deskWish,
  moa,
  onDeskDay,
} from "../../support/builders/desk";
import { type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const client = { ...moa, phone: null, email: "moa@exempel.se" };
const bookFor = (place: Salon, time: string, more: Partial<SentBooking> = {}) =>
  bookAtDesk(place, deskWish(place, time, { client, ...more }));
const mailsTo = (place: Salon, recipient = client.email) =>
  db().outboxMail.count({ where: { providerId: place.id, recipient } });
const unlimited = ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "13:00", "13:30", "14:00", "14:30"];

/** A business that has had ten mails sent to one customer. */
async function usedUp() {
  const place = await salon();
  for (const time of unlimited) await bookFor(place, time);
  expect(await mailsTo(place)).toBe(10);
  return place;
}

describe("a customer of the business's own booking", () => {
  it.each([
    ["once", {}],
    ["several times", { startTimes: [onDeskDay("09:00"), onDeskDay("11:00")] }],
  ])(
    "is not booked %s with a mail while the owner's address is not confirmed, but without one",
    async (_how, more) => {
      const place = await salon({ isConfirmed: false });
      const { code } = await deskRefusal(bookFor(place, "09:00", more));
      expect(code).toBe("customer_mails_unconfirmed");
      expect(await bookingsOf(place)).toEqual([]);
      await bookFor(place, "09:00", { notify: false });
      await bookAtDesk(place, deskWish(place, "10:00"));
      expect([await mailsTo(place), (await bookingsOf(place)).length]).toEqual([0, 2]);
    },
  );

  it("gets no link by mail from a business whose owner's address is not confirmed", async () => {
    const place = await salon();
    const { bookingIds } = await bookFor(place, "09:00", { notify: false, payment: { way: "link" } });
    await db().user.update({ where: { id: place.ownerId }, data: { emailVerifiedAt: null } });
    const acting = {
      scope: wholeBusiness(place.id),
      actorUserId: place.ownerId,
      bookingId: bookingIds[0] ?? "",
    };
    const { code } = await deskRefusal(mailPaymentLink(acting, deskNowMs));
    expect([code, await mailsTo(place)]).toEqual(["customer_mails_unconfirmed", 1]);
  });

  it("gets ten mails from one business within a day, and others are not held up by that", async () => {
    const place = await usedUp();
    expect((await deskRefusal(bookFor(place, "15:00"))).code).toBe("customer_mails_limit");
    expect(await bookingsOf(place)).toHaveLength(10);
    await bookFor(place, "15:00", { notify: false });
    await bookFor(place, "15:30", { client: { ...client, email: "ebba@exempel.se" } });
    const other = await salon();
    await bookFor(other, "15:00");
    expect([await mailsTo(place), await mailsTo(other)]).toEqual([10, 1]);
  });

  it("is the same customer with a tag after a plus, and in capitals", async () => {
    const place = await usedUp();
    const tagged = { client: { ...client, email: "moa+1@exempel.se" } };
    expect((await deskRefusal(bookFor(place, "15:00", tagged))).code).toBe("customer_mails_limit");
    const capitals = { client: { ...client, email: "MOA@Exempel.se" } };
    expect((await deskRefusal(bookFor(place, "15:00", capitals))).code).toBe("customer_mails_limit");
    await bookFor(place, "15:00", { client: { ...client, email: "moa.b@exempel.se" } });
  });

  it("is not moved past the limit, and is a day later", async () => {
    const place = await usedUp();
    const [first] = await bookingsOf(place);
    const move = () =>
      moveByBusiness(wholeBusiness(place.id), {
        bookingId: first?.id ?? "",
        startMs: Date.parse(onDeskDay("16:00")),
        actorUserId: place.ownerId,
        nowMs: deskNowMs,
      });
    expect((await deskRefusal(move())).code).toBe("customer_mails_limit");
    expect((await bookingsOf(place))[0]?.startsAt).toEqual(first?.startsAt);
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    await db().outboxMail.updateMany({ where: { providerId: place.id }, data: { createdAt: yesterday } });
    await move();
    expect(await mailsTo(place)).toBe(11);
  });

  it("is told of a cancellation past the limit without what the business wrote, and within it with that", async () => {
    const cancelled = async (place: Salon) => {
      const [{ id = "" } = {}] = await bookingsOf(place);
      const change = {
        bookingId: id,
        to: "cancelled",
        note: "Frisören är sjuk",
        actorUserId: place.ownerId,
      } as const;
      await changeBookingStatus(wholeBusiness(place.id), { ...change, nowMs: deskNowMs });
      const kind = "booking_cancelled";
      const { payload } = await db().outboxMail.findFirstOrThrow({ where: { bookingId: id, kind } });
      const booking = await findBooking(id);
      return booking && bookingLetter(kind, booking, "sv", payload).paragraphs.join(" ");
    };
    expect(await cancelled(await usedUp())).not.toContain("sjuk");
    const place = await salon();
    await bookFor(place, "09:00");
    expect(await cancelled(place)).toContain("sjuk");
  });

  it("is not mailed of a visit that was over when it was booked, then or when it is cancelled", async () => {
    const place = await salon();
    const [over, key] = ["2026-11-23T07:00:00+01:00", randomUUID()];
    const wish = deskWish(place, "09:00", { client, startTimes: [over], outsideHours: true });
    const { bookingIds } = await bookAtDesk(place, wish, { idempotencyKey: key });
    const change = { bookingId: bookingIds[0] ?? "", to: "cancelled", note: "Gå in på sidan" } as const;
    await changeBookingStatus(wholeBusiness(place.id), { ...change, actorUserId: null, nowMs: deskNowMs });
    expect(await mailsTo(place)).toBe(0);
    expect(await bookAtDesk(place, wish, { idempotencyKey: key })).toMatchObject({
      bookingIds,
      withheld: null,
    });
  });
});
