import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { payOnSite } from "@/lib/desk/payments/onSitePayments";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { type BookingMailKind, bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

async function letter(kind: BookingMailKind, id: string): Promise<string> {
  const booking = await findBooking(id);
  if (booking === null) throw new Error("The booking is gone");
  const { paragraphs, facts = [] } = bookingLetter(kind, booking, "sv", {});
  return [...paragraphs, ...facts.map(({ label, value }) => `${label} ${value}`)].join("\n");
}

/** A booking of 420 kr by phone. */
async function phoneBooking() {
  const place = await salon();
  const at = "2040-11-26T10:00:00Z";
  const bookingId = await book(place, { at, source: "phone", confirmedAt: new Date() });
  return { scope: wholeBusiness(place.id), bookingId, actorUserId: place.ownerId };
}

describe("the letters to a business about what it booked itself", () => {
  it("say what it gets of one that is not paid yet", async () => {
    const { bookingId } = await phoneBooking();
    expect(await letter("provider_new_booking", bookingId)).toMatch(/Du får 420\s?kr/);
  });

  it("claim no money of one that is cancelled unpaid", async () => {
    const { scope, ...acting } = await phoneBooking();
    await changeBookingStatus(scope, { ...acting, to: "cancelled", nowMs: Date.now() });
    expect(await letter("provider_booking_cancelled", acting.bookingId)).not.toMatch(/Du får|behåller/);
  });

  it("name what was paid on the spot of one that is cancelled, as what the business has", async () => {
    const acting = await phoneBooking();
    await payOnSite(acting, { amountOre: 10_000, method: "cash" });
    const { scope, ...change } = acting;
    await changeBookingStatus(scope, { ...change, to: "cancelled", nowMs: Date.now() });
    const text = await letter("provider_booking_cancelled", acting.bookingId);
    expect(text).toMatch(/har betalat 100\s?kr på plats/);
    expect(text).toMatch(/Du får 100\s?kr/);
  });
});
