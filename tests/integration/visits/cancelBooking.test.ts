import { describe, expect, it } from "vitest";
import { changeCustomer } from "@/lib/account/changeCustomer";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { firstToken } from "../../support/builders/bookingLink";
import { book, type Salon, salon } from "../../support/builders/salon";
import { account } from "../../support/calls/accounts";
import { jobsNaming } from "../../support/run/jobs";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const ms = (iso: string) => Date.parse(iso);
const nowMs = ms("2026-11-20T12:00:00Z");
const later = "2026-11-23T10:00:00Z";

const bySession = (customerId: string) => ({ customerId, token: undefined });
const byLink = (bookingId: string) => ({ customerId: null, token: firstToken(bookingId) });
const outcomes = (results: readonly PromiseSettledResult<unknown>[]) => {
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  return { done: results.length - refused.length, refused };
};

async function aftermath(bookingId: string) {
  const { payment, events, ...booking } = await db().booking.findUniqueOrThrow({
    where: { id: bookingId },
    include: { events: { orderBy: { id: "asc" } }, payment: { include: { refunds: true } } },
  });
  const mails = await db().outboxMail.findMany({ where: { bookingId }, orderBy: { kind: "asc" } });
  return { booking, payment, events, mails };
}

describe("cancelBooking", () => {
  const freeUntil = "2026-11-22T10:00:00Z";
  const late = ms(freeUntil);

  it("in time gives everything back and tells both, in one go", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const id = await book(place, { at: later, customerId, freeUntil });
    await cancelBooking(id, bySession(customerId), { expectedRefund: 420, nowMs });
    const { booking, payment, events, mails } = await aftermath(id);
    expect(booking).toMatchObject({ status: "cancelled", cancelReason: "by_customer", sequence: 1 });
    expect(events).toMatchObject([
      { kind: "cancelled", fromStatus: "confirmed", actor: "customer", actorUserId: customerId },
    ]);
    expect(payment).toMatchObject({
      refundedOre: 42_000,
      refunds: [{ amountOre: 42_000, reason: "cancelled_by_customer", status: "requested" }],
    });
    const owner = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ["booking_cancelled", "elsa@example.com"],
      ["provider_booking_cancelled", owner.email],
    ]);
    for (const mail of mails) expect(await jobsNaming(mail.id)).toEqual(["send_mail"]);
    expect(await jobsNaming(payment?.refunds[0]?.id ?? "")).toEqual(["send_refund"]);
  });

  it("too late gives nothing back, and frees the slot all the same", async () => {
    const place = await salon();
    const id = await book(place, { at: later, freeUntil });
    await cancelBooking(id, byLink(id), { expectedRefund: 0, nowMs: late });
    const { booking, payment, events } = await aftermath(id);
    expect(booking.status).toBe("cancelled");
    expect(events).toMatchObject([{ actor: "guest", actorUserId: null }]);
    expect(payment).toMatchObject({ refundedOre: 0, refunds: [] });
    await expect(book(place, { at: later })).resolves.toBeTruthy();
  });

  it("does nothing when another amount would come back than was shown", async () => {
    const place = await salon();
    const id = await book(place, { at: later, freeUntil });
    await expect(cancelBooking(id, byLink(id), { expectedRefund: 420, nowMs: late })).rejects.toMatchObject({
      code: "refund_changed",
      details: [{ path: "expectedRefund", sent: 420, current: 0 }],
    });
    const { booking, events, mails } = await aftermath(id);
    expect([booking.status, events, mails]).toEqual(["confirmed", [], []]);
  });

  it.each([
    ["once it has begun", "confirmed", ms(later), "already_begun"],
    ["when it is completed", "completed", nowMs, "already_over"],
    ["a second time", "cancelled", nowMs, "same"],
  ] as const)("is refused %s", async (_when, status, at, reason) => {
    const place = await salon();
    const id = await book(place, { at: later, status });
    await expect(cancelBooking(id, byLink(id), { nowMs: at })).rejects.toMatchObject({
      code: "transition_not_allowed",
      details: { from: status, allowed: [], reason },
    });
    const { events, mails } = await aftermath(id);
    expect([events, mails]).toEqual([[], []]);
  });

  it("releases a held slot that has no payment page yet, without a mail", async () => {
    const place = await salon();
    const id = await book(place, { at: later, status: "pending", payment: null });
    await cancelBooking(id, byLink(id), { expectedRefund: 0, nowMs });
    const { booking, mails, events } = await aftermath(id);
    expect(booking).toMatchObject({ status: "cancelled", cancelReason: "checkout_abandoned" });
    expect(events).toMatchObject([{ kind: "cancelled", fromStatus: "pending", actor: "guest" }]);
    expect(mails).toEqual([]);
  });

  it("knows nothing of what is somebody else's, and writes nothing", async () => {
    const place = await salon();
    const [anna, elsa] = [await account(), await account()];
    const id = await book(place, { at: later, customerId: anna.id });
    const proofs = [bySession(elsa.id), { customerId: null, token: "nonsense" }];
    for (const proof of proofs)
      await expect(cancelBooking(id, proof, { nowMs })).rejects.toMatchObject({ code: "not_found" });
    expect((await aftermath(id)).booking.status).toBe("confirmed");
  });

  it("by customer and business at once happens once, and pays back once", async () => {
    const place = await salon();
    const rounds = Array.from({ length: 6 }, (_, hour) => `2026-11-23T1${hour}:00:00Z`);
    const ids = await Promise.all(rounds.map((at) => book(place, { at, freeUntil })));
    const byBusiness = (bookingId: string) =>
      changeBookingStatus(wholeBusiness(place.id), {
        bookingId,
        to: "cancelled",
        actorUserId: place.ownerId,
        nowMs,
      });
    for (const id of ids) {
      const byCustomer = () => cancelBooking(id, byLink(id), { nowMs });
      const both = [byCustomer, () => byBusiness(id)];
      const { done, refused } = outcomes(
        await Promise.allSettled([...both, ...both, ...both].map((cancel) => cancel())),
      );
      expect(done).toBe(1);
      expect(refused.every((reason) => isAppError(reason, "transition_not_allowed"))).toBe(true);
      const { payment, events } = await aftermath(id);
      expect(payment?.refunds.map(({ amountOre }) => amountOre)).toEqual([42_000]);
      expect(events).toHaveLength(1);
    }
    await expectCount(place, 0);
  });
});

/** The counter that the database's triggers keep. */
async function expectCount(place: Salon, count: number) {
  const provider = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
  expect(provider.bookingCount).toBe(count);
}

describe("mails to the customer", () => {
  it("are in the language they booked in; what the business booked is told in that of the account", async () => {
    const place = await salon();
    const { id: customerId, email } = await account();
    await db().user.update({ where: { id: customerId }, data: { locale: "en" } });
    const own = await book(place, { at: later, customerId, email });
    const atDesk = await book(place, { at: "2026-11-24T10:00:00Z", customerId, email, source: "desk" });
    const languagesOf = async (id: string) => {
      await cancelBooking(id, byLink(id), { nowMs });
      const { mails } = await aftermath(id);
      return mails.filter(({ recipient }) => recipient === email).map(({ locale }) => locale);
    };
    expect([await languagesOf(own), await languagesOf(atDesk)]).toEqual([["sv"], ["en"]]);
  });

  it("follow the language that the account chooses later", async () => {
    const place = await salon();
    const { id: customerId, email } = await account();
    const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const own = await book(place, { at, customerId, email });
    await changeCustomer(customerId, { locale: "en" });
    expect(await db().booking.findUnique({ where: { id: own } })).toMatchObject({ locale: "en" });
  });
});
