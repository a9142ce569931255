import { expect, it } from "vitest";
import { serializeBookingDetail, serializeProviderBooking } from "@/lib/bookings/business/bookingProjection";
import {
  bookingDays,
  calendarBookings,
  findProviderBooking,
  listProviderBookings,
} from "@/lib/bookings/business/providerBookings";
import { loadDashboard } from "@/lib/business/dashboard/dashboard";
import { loadFigures } from "@/lib/business/dashboard/figures";
import { serializeDashboard } from "@/lib/business/serializers";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

/** A Friday, 13:00 in Stockholm. */
const nowMs = Date.parse("2026-11-20T12:00:00Z");
const timeZone = "Europe/Stockholm";
const day = { fromMs: Date.parse("2026-11-19T23:00:00Z"), toMs: Date.parse("2026-11-20T23:00:00Z") };
const everybody = { staffMemberId: null, timeZone, nowMs };

/** One booking of each kind, at 420 kr with a fee of 21 kr, all today and over. */
async function mixedDay(place: Salon) {
  const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00Z`;
  return {
    paid: await book(place, { at: at(7), status: "completed" }),
    half: await book(place, { at: at(8), status: "completed", refundedOre: 21_001 }),
    refunded: await book(place, { at: at(9), status: "cancelled", refundedOre: 42_000 }),
    kept: await book(place, { at: at(10), status: "cancelled" }),
    lapsed: await book(place, {
      at: at(10),
      status: "cancelled",
      cancelReason: "hold_expired",
      payment: "expired",
    }),
  };
}

it("what a booking brings is the same in every list, sum and figure", async () => {
  const place = await salon();
  const { kept } = await mixedDay(place);
  // 399.00 + half of it, the fee rounded, + 399.00 that is kept
  const [half, whole] = [19_949, 39_900];

  const rows = await calendarBookings(
    wholeBusiness(place.id),
    { ...day, statuses: [], staffMemberId: null },
    nowMs,
  );
  expect(rows.map(({ money }) => money?.earnedOre)).toEqual([whole, half, 0, whole]);

  const money = { bookedOre: 0, earnedOre: whole + half + whole, keptOre: whole, unpaidOre: 0 };
  const counted = { ...everybody, ...day };
  const unfiltered = { ...counted, statuses: ["pending", "confirmed", "completed"] as const };
  expect(await bookingDays(wholeBusiness(place.id), unfiltered)).toEqual([
    { date: "2026-11-20", count: 2, waiting: 0, money },
  ]);
  expect(await bookingDays(wholeBusiness(place.id), { ...counted, statuses: ["cancelled"] })).toEqual([
    { date: "2026-11-20", count: 2, waiting: 0, money: { ...money, earnedOre: whole } },
  ]);

  const figures = await loadFigures(place.id, { today: "2026-11-20", timeZone, nowMs });
  expect(figures).toMatchObject({
    bookingsToday: 2,
    earnedTodayOre: whole + half + whole,
    keptTodayOre: whole,
    bookedTodayOre: 0,
    earnedOre: whole + half + whole,
    earnedMonthOre: whole + half + whole,
  });
  const detail = await findProviderBooking(wholeBusiness(place.id), kept, nowMs);
  expect(detail && serializeBookingDetail(detail, nowMs)).toMatchObject({
    earned_amount: 399,
    kept_amount: 399,
    refunded_amount: 0,
    ledger: [
      { kind: "payment", amount: 420 },
      { kind: "commission", amount: -21 },
    ],
  });
});

it("provider_amount and totalEarnings keep to the price less the fee", async () => {
  const place = await salon();
  const { refunded } = await mixedDay(place);
  const { items } = await listProviderBookings(wholeBusiness(place.id), {}, { limit: 50, nowMs });
  expect(new Set(items.map((row) => serializeProviderBooking(row).provider_amount))).toEqual(new Set([399]));
  const detail = await findProviderBooking(wholeBusiness(place.id), refunded, nowMs);
  expect(detail && serializeBookingDetail(detail, nowMs)).toMatchObject({
    provider_amount: 399,
    refunded_amount: 420,
    kept_amount: 0,
    earned_amount: 0,
  });
  const choices = { categories: [], subcategories: [] };
  const { today } = serializeDashboard(await loadDashboard(place.id, nowMs), choices, "sv");
  expect(today).toMatchObject({ totalBookings: 2, totalEarnings: 2 * 399 });
});
