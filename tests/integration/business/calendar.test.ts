import { expect, it } from "vitest";
import { cancelledOfCalendar } from "@/lib/business/calendar/calendarBookings";
import { loadCalendar } from "@/lib/business/calendar/loadCalendar";
import { db } from "@/lib/db/client";
import { moveDay, onMoveDay } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, salon } from "../../support/builders/salon";
import { ownerOf, refusalOf } from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const range = { from: moveDay, to: "2026-11-24" };

it("has people, hours, bookings and sums of each day", async () => {
  const place = await salon();
  const sam = await addPerson(place, { name: "Sam", colour: "blue" });
  await book(place, { at: "2026-11-10T09:00:00Z", email: "ella@example.com" });
  const [known, first] = [
    await book(place, { at: onMoveDay("09:00"), email: "Ella@example.com" }),
    await book(place, { at: onMoveDay("10:00"), email: "ny@example.com", staffId: sam }),
  ];
  await book(place, { at: onMoveDay("13:00"), status: "cancelled" });
  const phone = await book(place, { at: "2026-11-24T09:00:00Z", source: "phone" });
  await db().unavailableTime.create({
    data: {
      providerId: place.id,
      staffMemberId: sam,
      startsAt: new Date(onMoveDay("14:00")),
      endsAt: new Date(onMoveDay("15:00")),
    },
  });
  const calendar = await loadCalendar(ownerOf(place), range, nowMs);
  expect(calendar).toMatchObject({
    time_zone: "Europe/Stockholm",
    today: "2026-11-20",
    days: [moveDay, "2026-11-24"],
    absences: [{ staff_id: sam, can_change: true }],
    sums: [
      { date: moveDay, bookings: 2, booked_amount: 840 },
      { date: "2026-11-24", bookings: 1, booked_amount: 420 },
    ],
  });
  expect(calendar.bookings).toMatchObject([
    {
      id: known,
      is_first_visit: false,
      is_paid: true,
      payment_state: "paid_by_card",
      start_minute: 600,
      end_minute: 630,
      can: { move: null },
    },
    { id: first, is_first_visit: true, staff_id: sam, date: moveDay },
    { id: phone, source: "phone", is_paid: false, payment_state: "pays_on_site" },
  ]);
  const [maria, colleague] = calendar.people;
  expect(maria).toMatchObject({ name: "Maria", is_active: true, service_ids: null });
  expect(colleague).toMatchObject({ id: sam, name: "Sam", colour: "blue" });
  expect(maria?.days[0]).toMatchObject({
    open_minute: 540,
    close_minute: 1020,
    lunches: [{ start_minute: 720, end_minute: 780 }],
    booked_minutes: 30,
    open_minutes: 420,
    free_minutes: 390,
  });
  expect(colleague?.days[0]?.ribbon.map(({ kind }) => kind)).toContain("unavailable");
});

it("shows a member their own without money", async () => {
  const place = await salon();
  const sam = await addPerson(place, { name: "Sam" });
  await book(place, { at: onMoveDay("09:00") });
  const own = await book(place, { at: onMoveDay("10:00"), staffId: sam });
  const reach = { ...ownerOf(place), staffMemberId: sam };
  const calendar = await loadCalendar(reach, range, nowMs);
  expect(calendar).toMatchObject({
    sums: null,
    people: [{ id: sam }],
    bookings: [{ id: own, is_paid: true, total_amount: null, customer_phone: null }],
  });
  const other = loadCalendar(reach, { ...range, staffId: place.staffId }, nowMs);
  expect((await refusalOf(other)).code).toBe("staff_not_found");
});

it("has what was cancelled apart, without checkouts that nobody paid", async () => {
  const [place, other] = [await salon(), await salon()];
  const at = onMoveDay("13:00");
  const elsas = await book(place, { at, status: "cancelled" });
  await book(place, { at, status: "cancelled", cancelReason: "hold_expired", payment: null });
  await book(place, { at });
  await book(other, { at, status: "cancelled" });
  const range = { fromMs: Date.parse(onMoveDay("00:00")), toMs: Date.parse(onMoveDay("23:00")), nowMs };
  const ids = async (staffMemberId: string | null) =>
    (await cancelledOfCalendar(ownerOf(place), staffMemberId, range)).map(({ id }) => id);
  expect(await ids(null)).toEqual([elsas]);
  expect(await ids(other.staffId)).toEqual([]);
});

it("holds the 400 bookings of a week", async () => {
  const place = await salon();
  const people = [place.staffId];
  for (let number = 1; number < 8; number += 1)
    people.push(await addPerson(place, { name: `P${number}`, sort: number }));
  await db().$executeRaw`
    INSERT INTO bookings (provider_id, staff_member_id, service_id, status, starts_at, ends_at, blocked_from,
      blocked_until, duration_minutes, time_zone, delivery_mode, service_name, provider_name, customer_name,
      customer_email, total_ore, commission_percent, commission_ore, vat_percent, free_cancellation_until, source, payment_way)
    SELECT ${place.id}::uuid, p.id::uuid, ${place.serviceId}::uuid, 'confirmed', s, s + interval '30 minutes', s,
      s + interval '30 minutes', 30, 'Europe/Stockholm', 'physical', 'Klippning', 'Salongen', 'Gäst',
      p.nr || '-' || n || '@example.com', 42000, 0, 0, 25, s, 'phone', 'on_site'
    FROM unnest(${people}::text[]) WITH ORDINALITY AS p (id, nr), generate_series(0, 49) n,
      LATERAL (SELECT '2026-11-23T08:00:00Z'::timestamptz + (n / 10) * interval '1 day' + (n % 10) * interval '40 minutes' AS s) t`;
  const week = { from: moveDay, to: "2026-11-29" };
  const { bookings } = await loadCalendar(ownerOf(place), week, nowMs);
  expect(bookings).toHaveLength(400);
});
