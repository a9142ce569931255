import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Proof } from "@/lib/bookings/access";
import { findBooking, findOpenBooking } from "@/lib/bookings/bookingFacts";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { mailBookingLink, renewBookingLink } from "@/lib/bookings/customer/bookingLink";
import { manageToken } from "@/lib/bookings/links";
import { db } from "@/lib/db/client";
import { calendarOf } from "@/lib/notifications/calendar";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { firstToken } from "../../support/builders/bookingLink";
import { book, salon } from "../../support/builders/salon";
import { account } from "../../support/calls/accounts";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const dayMs = 86_400_000;
const nowMs = Date.parse("2026-11-20T12:00:00Z");
const at = "2026-11-23T10:00:00Z";
const endMs = Date.parse("2026-11-23T10:30:00Z");
const byToken = (token: string): Proof => ({ token, customerId: null });

const opens = async (id: string, token: string, at = nowMs) =>
  (await findOpenBooking(id, byToken(token), at)) !== null;
const linksMailed = (bookingId: string) =>
  db().outboxMail.findMany({ where: { bookingId, kind: "booking_link" }, select: { recipient: true } });

/** What the booking's mails carry from now on. */
async function tokenNow(id: string): Promise<string> {
  return manageToken(await db().booking.findUniqueOrThrow({ where: { id } }));
}

describe("the link of a booking", () => {
  it("opens it until ninety days after the visit", async () => {
    const id = await book(await salon(), { at });
    const lastMs = endMs + 90 * dayMs;
    expect(await opens(id, firstToken(id), lastMs - 1)).toBe(true);
    expect(await opens(id, firstToken(id), lastMs)).toBe(false);
    const late = cancelBooking(id, byToken(firstToken(id)), { nowMs: lastMs });
    await expect(late).rejects.toMatchObject({ code: "not_found" });
  });

  it("opens it as long as its review can be changed", async () => {
    const place = await salon();
    const id = await book(place, { at, status: "completed" });
    const createdAt = new Date(endMs + 80 * dayMs);
    const { id: providerId, serviceId } = place;
    await db().review.create({ data: { bookingId: id, providerId, serviceId, rating: 5, createdAt } });
    expect(await opens(id, firstToken(id), endMs + 110 * dayMs - 1)).toBe(true);
    expect(await opens(id, firstToken(id), endMs + 110 * dayMs)).toBe(false);
  });

  it("ends when an account takes the booking over, and the one of later mails opens it", async () => {
    const { id: userId, email } = await account();
    const id = await book(await salon(), { at, email });
    const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
    const adopted = { id: userId, email, role: user.role };
    expect(await db().$transaction((tx) => adoptGuestBookings(tx, adopted))).toBe(1);
    expect(await opens(id, firstToken(id))).toBe(false);
    expect(await opens(id, await tokenNow(id))).toBe(true);
    // Signing in once more takes nothing over.
    await db().$transaction((tx) => adoptGuestBookings(tx, adopted));
    expect((await findBooking(id))?.linkVersion).toBe(1);
  });

  it("ends when a new one is made, which only its mail tells", async () => {
    const id = await book(await salon(), { at, email: "elsa@exempel.se" });
    await renewBookingLink(id, byToken(firstToken(id)), nowMs);
    expect(await opens(id, firstToken(id))).toBe(false);
    expect(await linksMailed(id)).toEqual([{ recipient: "elsa@exempel.se" }]);
    const again = renewBookingLink(id, byToken(firstToken(id)), nowMs);
    await expect(again).rejects.toMatchObject({ code: "not_found" });
    expect(await opens(id, await tokenNow(id))).toBe(true);
  });

  it("is made anew once of two at the same time by the same link", async () => {
    const id = await book(await salon(), { at });
    const press = () => renewBookingLink(id, byToken(firstToken(id)), nowMs);
    const results = await Promise.allSettled([press(), press(), press()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect([(await findBooking(id))?.linkVersion, (await linksMailed(id)).length]).toEqual([1, 1]);
  });

  it("is made anew by the account, and by nobody else", async () => {
    const [anna, elsa] = [await account(), await account()];
    const id = await book(await salon(), { at, customerId: anna.id });
    const as = (customerId: string | null) => renewBookingLink(id, { token: undefined, customerId }, nowMs);
    await expect(as(elsa.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(as(null)).rejects.toMatchObject({ code: "not_signed_in" });
    expect((await findBooking(id))?.linkVersion).toBe(0);
    await as(anna.id);
    expect((await findBooking(id))?.linkVersion).toBe(1);
  });
});

describe("mailBookingLink", () => {
  it("mails the link there is while it lives, so that a stranger's request ends nothing", async () => {
    const id = await book(await salon(), { at });
    await mailBookingLink(id, nowMs);
    expect(await linksMailed(id)).toEqual([{ recipient: "elsa@example.com" }]);
    expect(await opens(id, firstToken(id))).toBe(true);
  });

  it("mails a new one for thirty days once they have ended, and leaves those that did", async () => {
    const id = await book(await salon(), { at });
    const lateMs = endMs + 400 * dayMs;
    await mailBookingLink(id, lateMs);
    await mailBookingLink(id, lateMs + dayMs);
    const token = await tokenNow(id);
    expect((await findBooking(id))?.linkVersion).toBe(1);
    expect(await opens(id, firstToken(id), lateMs)).toBe(false);
    expect(await opens(id, token, lateMs + 30 * dayMs - 1)).toBe(true);
    expect(await opens(id, token, lateMs + 30 * dayMs)).toBe(false);
  });

  it("writes to nobody who never paid, nor of whom nothing is kept, nor for an unknown id", async () => {
    const place = await salon();
    const held = await book(place, { at, status: "pending" });
    const erased = await book(place, { at: "2026-11-24T10:00:00Z", email: "" });
    for (const id of [held, erased, randomUUID()]) {
      await mailBookingLink(id, nowMs);
      expect(await linksMailed(id)).toEqual([]);
    }
  });
});

describe("the customer's own calendar file", () => {
  it("has the link, the business's telephone number and until when cancelling is free; without a token, the page alone", async () => {
    const place = await salon();
    await db().provider.update({ where: { id: place.id }, data: { phone: "+46 8 123 45 67" } });
    const id = await book(place, { at });
    const freeCancellationUntil = new Date(Date.now() + 86_400_000);
    await db().booking.update({ where: { id }, data: { freeCancellationUntil } });
    const booking = await findBooking(id);
    if (booking === null) throw new Error("The booking is gone");
    const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, "");
    const page = `/customer/bookings/${id}`;
    const file = unfolded(calendarOf([booking], "sv", manageToken));
    expect(file).toContain(`${page}?token=${firstToken(id)}`);
    expect(file).toContain("Telefon: +46 8 123 45 67");
    expect(file).toMatch(/Du avbokar utan kostnad till /);
    const own = unfolded(calendarOf([booking], "sv"));
    expect(own).toContain(page);
    expect(own).not.toContain("token");
  });
});

describe("what is passed to others", () => {
  const tokens = /token/;

  it("carries the page's address without the link: addresses of other calendars", async () => {
    const id = await book(await salon(), { at });
    const booking = await findBooking(id);
    if (booking === null) throw new Error("The booking is gone");
    const page = `/customer/bookings/${id}`;
    const letter = bookingLetter("booking_confirmed", booking, "sv", {});
    // Of this site is the receipt alone, which the link opens.
    const others = (letter.links ?? [])
      .map(({ url }) => decodeURIComponent(url))
      .filter((url) => !url.includes(`${page}/receipt?`));
    expect(others.filter((url) => url.includes(page))).toHaveLength(2);
    expect(others.join("\n")).not.toMatch(tokens);
    expect(letter.action?.url).toContain(`${page}?token=${firstToken(id)}`);
  });

  it.each(["provider_new_booking", "provider_booking_cancelled", "provider_booking_rescheduled"] as const)(
    "carries none in the business's mail %s",
    async (kind) => {
      const booking = await findBooking(await book(await salon(), { at }));
      if (booking === null) throw new Error("The booking is gone");
      const payload = { previousStart: at };
      expect(JSON.stringify(bookingLetter(kind, booking, "sv", payload))).not.toMatch(tokens);
    },
  );
});
