import { describe, expect, it } from "vitest";
import {
  findCustomerBooking,
  listCustomerBookings,
  type When,
} from "@/lib/bookings/customer/customerBookings";
import {
  serializeCustomerBooking,
  serializeCustomerDetail,
} from "@/lib/bookings/customer/customerSerializers";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { firstToken } from "../../support/builders/bookingLink";
import { book, type Salon, salon } from "../../support/builders/salon";
import { account } from "../../support/calls/accounts";
import { jobsNaming } from "../../support/run/jobs";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

const ms = (iso: string) => Date.parse(iso);
const nowMs = ms("2026-11-20T12:00:00Z");
const later = "2026-11-23T10:00:00Z";

const bySession = (customerId: string) => ({ customerId, token: undefined });
const byLink = (bookingId: string) => ({ customerId: null, token: firstToken(bookingId) });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
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

describe("a customer's bookings", () => {
  const list = (customerId: string, ...when: When[]) =>
    listCustomerBookings(customerId, { when, limit: 50, nowMs });

  it("are upcoming soonest first, past newest first, and together newest first", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const mine = (at: string, more = {}) => book(place, { at, customerId, ...more });
    const far = await mine("2026-12-20T10:00:00Z");
    const soon = await mine("2026-11-21T10:00:00Z");
    const held = await mine("2026-11-22T10:00:00Z", { status: "pending" });
    const running = await mine("2026-11-20T11:45:00Z");
    const cancelled = await mine("2026-11-24T10:00:00Z", { status: "cancelled" });
    const over = await mine("2026-11-20T11:00:00Z");
    const completed = await mine("2026-11-10T10:00:00Z", { status: "completed" });
    expect(idsOf((await list(customerId, "upcoming")).items)).toEqual([running, soon, held, far]);
    expect(idsOf((await list(customerId, "past")).items)).toEqual([cancelled, over, completed]);
    const all = await list(customerId);
    expect(idsOf(all.items)).toEqual([far, cancelled, held, soon, running, over, completed]);
    expect(all.total).toBe(7);
    expect(idsOf((await list(customerId, "upcoming", "past")).items)).toEqual(idsOf(all.items));
    expect(idsOf((await list(customerId, "past", "past")).items)).toEqual([cancelled, over, completed]);
  });

  it("leave out checkouts that came to nothing, but for those that were paid too late", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const given = { at: later, customerId, status: "cancelled", payment: "expired" } as const;
    const abandoned = [];
    for (const cancelReason of ["hold_expired", "checkout_abandoned", "checkout_failed"] as const)
      abandoned.push(await book(place, { ...given, cancelReason }));
    const paidTooLate = await book(place, { ...given, cancelReason: "hold_expired", payment: "paid" });
    for (const page of [await list(customerId, "past"), await list(customerId)])
      expect([idsOf(page.items), page.total]).toEqual([[paidTooLate], 1]);
    for (const id of abandoned)
      expect((await findCustomerBooking(id, bySession(customerId), nowMs)).id).toBe(id);
  });

  it("are no checkouts that came to nothing", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    for (const cancelReason of ["hold_expired", "checkout_failed", "checkout_abandoned"] as const) {
      await book(place, { at: later, customerId, status: "cancelled", cancelReason, payment: "expired" });
    }
    const paidTooLate = { status: "cancelled", cancelReason: "slot_lost", payment: "paid" } as const;
    const paid = await book(place, { at: later, customerId, ...paidTooLate });
    expect(idsOf((await list(customerId)).items)).toEqual([paid]);
    expect(idsOf((await list(customerId, "past")).items)).toEqual([paid]);
  });

  it("are nobody else's, and no guest's with the same address", async () => {
    const place = await salon();
    const [anna, elsa] = [await account(), await account()];
    await book(place, { at: later, customerId: elsa.id });
    await book(place, { at: "2026-11-24T10:00:00Z", email: anna.email });
    expect((await list(anna.id)).total).toBe(0);
  });

  it("come page by page in each order, each once, and take no cursor of another order", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const ids = [];
    for (const day of [21, 22, 23, 24, 25])
      ids.push(await book(place, { at: `2026-11-${day}T10:00:00Z`, customerId }));
    const pages = async (...when: When[]) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listCustomerBookings(customerId, { when, limit: 2, cursor, nowMs });
        expect(page.total).toBe(5);
        seen.push(...idsOf(page.items));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return seen;
    };
    expect(await pages("upcoming")).toEqual(ids);
    expect(await pages()).toEqual([...ids].reverse());
    const { nextCursor } = await listCustomerBookings(customerId, { limit: 2, nowMs });
    const mixed = listCustomerBookings(customerId, {
      when: ["upcoming"],
      limit: 2,
      cursor: nextCursor ?? "",
      nowMs,
    });
    await expect(mixed).rejects.toMatchObject({ code: "invalid_request" });
  });

  it("open to the account and to the link, and to nobody else", async () => {
    const place = await salon();
    const [anna, elsa] = [await account(), await account()];
    const id = await book(place, { at: later, customerId: anna.id });
    const other = await book(place, { at: "2026-11-24T10:00:00Z" });
    expect((await findCustomerBooking(id, bySession(anna.id), nowMs)).id).toBe(id);
    expect((await findCustomerBooking(id.toUpperCase(), byLink(id), nowMs)).id).toBe(id);
    const wrong = { customerId: null, token: firstToken(other) };
    for (const proof of [bySession(elsa.id), wrong])
      await expect(findCustomerBooking(id, proof, nowMs)).rejects.toMatchObject({ code: "not_found" });
    const nothing = { customerId: null, token: undefined };
    await expect(findCustomerBooking(id, nothing, nowMs)).rejects.toMatchObject({ code: "not_signed_in" });
  });

  it("tell nothing of how the price is split, and what can be done", async () => {
    const place = await salon();
    const { id: customerId } = await account();
    const id = await book(place, { at: later, customerId, freeUntil: "2026-11-22T10:00:00Z" });
    const row = await findCustomerBooking(id, bySession(customerId), nowMs);
    const shown = serializeCustomerBooking(row, nowMs);
    expect(JSON.stringify(shown)).not.toMatch(/commission|provider_amount|stripe/);
    expect(shown).toMatchObject({
      service_name: "Klippning",
      format: "physical",
      total_amount: 420,
      currency: "sek",
      payment: { status: "paid", refunded_amount: 0 },
      free_cancellation_until: "2026-11-22T10:00:00.000Z",
      can: { cancel: true, reschedule: true, review: false, refund_amount: 420 },
      review: null,
    });
    const late = serializeCustomerBooking(row, ms("2026-11-22T10:00:00Z"));
    expect(late.can).toEqual({ cancel: true, reschedule: false, review: false, refund_amount: 0 });
  });

  it("show where to pay a held slot as long as it is held", async () => {
    const place = await salon();
    const holdExpiresAt = new Date(nowMs + 60_000);
    const id = await book(place, { at: later, status: "pending", holdExpiresAt });
    const row = await findCustomerBooking(id, byLink(id), nowMs);
    const url = (at: number) => serializeCustomerDetail(row, at).payment_url;
    expect([url(nowMs), url(nowMs + 60_000)]).toEqual(["https://pay.example/", null]);
  });
});

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
  it("are in the language of the account, and a guest's in the one they booked in", async () => {
    const place = await salon();
    const { id: customerId, email } = await account();
    await db().user.update({ where: { id: customerId }, data: { locale: "en" } });
    const own = await book(place, { at: later, customerId, email });
    const guests = await book(place, { at: "2026-11-24T10:00:00Z", email });
    for (const id of [own, guests]) await cancelBooking(id, byLink(id), { nowMs });
    const languageOf = async (id: string) =>
      (await aftermath(id)).mails.filter(({ recipient }) => recipient === email).map(({ locale }) => locale);
    expect([await languageOf(own), await languageOf(guests)]).toEqual([["en"], ["sv"]]);
  });
});
