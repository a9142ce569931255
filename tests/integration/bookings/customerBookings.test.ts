import { describe, expect, it } from "vitest";
import {
  serializeCustomerBooking,
  serializeCustomerDetail,
} from "@/lib/bookings/customer/customerBookingProjection";
import {
  findCustomerBooking,
  listCustomerBookings,
  type UpcomingOrPast,
} from "@/lib/bookings/customer/customerBookings";
import { firstToken } from "../../support/builders/bookingLink";
import { book, salon } from "../../support/builders/salon";
import { account } from "../../support/calls/accounts";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const ms = (iso: string) => Date.parse(iso);
const nowMs = ms("2026-11-20T12:00:00Z");
const later = "2026-11-23T10:00:00Z";

const bySession = (customerId: string) => ({ customerId, token: undefined });
const byLink = (bookingId: string) => ({ customerId: null, token: firstToken(bookingId) });
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("a customer's bookings", () => {
  const list = (customerId: string, ...when: UpcomingOrPast[]) =>
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
    const pages = async (...when: UpcomingOrPast[]) => {
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
      can: { cancel: true, reschedule: true, review: false, refund_amount: 420, refund_after_dispute: 0 },
      review: null,
    });
    const late = serializeCustomerBooking(row, ms("2026-11-22T10:00:00Z"));
    expect(late.can).toMatchObject({
      cancel: true,
      reschedule: false,
      review: false,
      refund_amount: 0,
      refund_after_dispute: 0,
    });
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
