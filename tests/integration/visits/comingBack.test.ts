import { describe, expect, it } from "vitest";
import { eraseCustomer } from "@/lib/account/eraseCustomer";
import { loadExport, serializeExport } from "@/lib/account/export/exportCustomer";
import { checkoutCookie } from "@/lib/bookings/links";
import { db } from "@/lib/db/client";
import { dismissSuggestion } from "@/lib/visits/again/dismissSuggestion";
import { dueServices } from "@/lib/visits/again/dueServices";
import { nextVisit } from "@/lib/visits/again/nextVisit";
import { unpaidHold } from "@/lib/visits/again/unpaidHold";
import { book, type Salon, salon } from "../../support/builders/salon";
import { account, someone } from "../../support/calls/accounts";
import { knownCustomer } from "../../support/calls/customer";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");
const due = (customerId: string) => dueServices(customerId, nowMs, "sv");

/** Visits in the afternoon, four weeks apart; the next is due on 24 November. Returns the id of the last one. */
async function threeVisits(place: Salon, customerId: string, more = {}): Promise<string> {
  const wish = { customerId, status: "completed" as const, ...more };
  await book(place, { at: "2026-09-01T13:00:00Z", ...wish });
  await book(place, { at: "2026-09-29T13:00:00Z", ...wish });
  return book(place, { at: "2026-10-27T14:00:00Z", ...wish });
}

describe("what is due again", () => {
  it("is what one books, in one's own rhythm, with the next free time at the usual time of day", async () => {
    const [anna, place] = [await account(), await salon()];
    const visitId = await threeVisits(place, anna.id);
    expect(await due(anna.id)).toEqual([
      expect.objectContaining({
        visitId,
        serviceName: "Klippning",
        providerName: "Salongen",
        person: null,
        rhythmDays: 28,
        // From two days before it is due, after 14 as the visits were: the salon opens on Sundays, too.
        next: expect.objectContaining({ dayKey: "2026-11-22", minute: 14 * 60 }),
      }),
    ]);
  });

  it("names with whom, and offers that person's times", async () => {
    const [anna, place] = [await account(), await salon()];
    await db().staffMember.update({
      where: { id: place.staffId },
      data: { isImplicit: false, name: "Maria" },
    });
    await threeVisits(place, anna.id);
    await book(place, { at: "2026-11-22T13:00:00Z", minutes: 60 });
    const [suggestion] = await due(anna.id);
    expect(suggestion?.person).toEqual({ id: place.staffId, name: "Maria" });
    expect(suggestion?.next).toMatchObject({ dayKey: "2026-11-22", minute: 15 * 60 });
  });

  it("is nothing of others, of visits that nobody came to, and of what cannot be booked", async () => {
    const [anna, elsa, place, closed] = [
      await account(),
      await account(),
      await salon(),
      await salon({ isOnboarded: false }),
    ];
    await threeVisits(place, elsa.id);
    const missed = await threeVisits(await salon(), anna.id);
    await db().booking.update({
      where: { id: missed },
      data: { visitMark: "no_show", markedAt: new Date() },
    });
    await threeVisits(closed, anna.id);
    expect(await due(anna.id)).toEqual([]);
  });

  it("is nothing that is booked already", async () => {
    const [anna, place] = [await account(), await salon()];
    await threeVisits(place, anna.id);
    await book(place, { at: "2026-12-10T09:00:00Z", customerId: anna.id });
    expect(await due(anna.id)).toEqual([]);
  });

  it("is gone once it was dismissed, and comes back after the next visit", async () => {
    const [anna, elsa, place] = [await account(), await account(), await salon()];
    const visitId = await threeVisits(place, anna.id);
    await expect(dismissSuggestion(elsa.id, visitId)).rejects.toMatchObject({ code: "not_found" });
    await dismissSuggestion(anna.id, visitId);
    await dismissSuggestion(anna.id, visitId);
    expect(await due(anna.id)).toEqual([]);
    const { dismissedSuggestions } = serializeExport(await loadExport(anna.id), new Date());
    expect(dismissedSuggestions).toEqual([{ booking_id: visitId, created_at: expect.any(String) }]);
    await book(place, { at: "2026-10-30T09:00:00Z", customerId: anna.id, status: "completed" });
    expect(await due(anna.id)).toHaveLength(1);
  });

  it("is dismissed no longer than the account is", async () => {
    const who = await knownCustomer(await salon());
    await dismissSuggestion(who.id, who.bookingId);
    await eraseCustomer(who.active, { password }, { client: someone(), now: new Date() });
    expect(await db().rebookingDismissal.count({ where: { customerId: who.id } })).toBe(0);
  });
});

describe("the next visit", () => {
  it("is the soonest that is confirmed and not over", async () => {
    const [anna, place] = [await account(), await salon()];
    const mine = { customerId: anna.id };
    await book(place, { at: "2026-11-19T09:00:00Z", ...mine, status: "completed" });
    await book(place, { at: "2026-11-21T09:00:00Z", ...mine, status: "cancelled" });
    const id = await book(place, { at: "2026-11-22T09:00:00Z", ...mine });
    await book(place, { at: "2026-11-23T09:00:00Z", ...mine });
    expect(await nextVisit(anna.id, nowMs)).toMatchObject({
      id,
      serviceName: "Klippning",
      providerName: "Salongen",
      staffName: null,
      startMs: Date.parse("2026-11-22T09:00:00Z"),
      canMove: true,
    });
  });

  it("is nobody else's", async () => {
    const [anna, elsa, place] = [await account(), await account(), await salon()];
    await book(place, { at: "2026-11-22T09:00:00Z", customerId: elsa.id });
    expect(await nextVisit(anna.id, nowMs)).toBeNull();
  });
});

describe("what waits for payment", () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const held = (place: Salon, at: string, wish: { customerId?: string; minutesLeft?: number } = {}) =>
    book(place, {
      ...{ at, status: "pending" as const, holdExpiresAt: inMinutes(wish.minutesLeft ?? 20) },
      ...(wish.customerId === undefined ? {} : { customerId: wish.customerId }),
    });
  const proofOf = (id: string) => /=([^;]*)/.exec(checkoutCookie(id))?.[1];
  const unpaidOf = (customerId: string | null, leftId?: string, cookie?: string) =>
    unpaidHold({
      leftId,
      viewer: { cookies: { get: () => (cookie === undefined ? undefined : { value: cookie }) }, customerId },
      locale: "sv",
      nowMs: Date.now(),
    });

  it("is the hold of the account that ends first, with how long it lasts", async () => {
    const [anna, place] = [await account(), await salon()];
    await held(place, "2027-03-01T09:00:00Z", { customerId: anna.id, minutesLeft: 25 });
    const first = await held(place, "2027-03-02T09:00:00Z", { customerId: anna.id });
    const unpaid = await unpaidOf(anna.id);
    expect(unpaid?.held).toMatchObject({ bookingId: first, service: "Klippning" });
    // The margin for Stripe's clock is not promised.
    expect(unpaid?.leftMs).toBeLessThan(20 * 60_000);
    expect(unpaid?.leftMs).toBeGreaterThan(15 * 60_000);
  });

  it("is the one that the browser left before any other, by the cookie of its checkout", async () => {
    const [anna, place] = [await account(), await salon()];
    await held(place, "2027-03-01T09:00:00Z", { customerId: anna.id });
    const left = await held(place, "2027-03-02T09:00:00Z");
    expect((await unpaidOf(anna.id, left, proofOf(left)))?.held.bookingId).toBe(left);
    expect((await unpaidOf(null, left, proofOf(left)))?.held.bookingId).toBe(left);
  });

  it("is nothing without that cookie, after its end, of others, and of what is no booking", async () => {
    const [anna, elsa, place] = [await account(), await account(), await salon()];
    const left = await held(place, "2027-03-01T09:00:00Z", { customerId: elsa.id });
    await held(place, "2027-03-02T09:00:00Z", { customerId: anna.id, minutesLeft: 0 });
    expect(await unpaidOf(null, left)).toBeNull();
    expect(await unpaidOf(anna.id, left)).toBeNull();
    expect(await unpaidOf(null, "none")).toBeNull();
    expect(await unpaidOf(null)).toBeNull();
  });
});
