import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { busyTimesOf, openingHoursOf, unavailableTimesOf } from "@/lib/availability/publicCalendar";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import { loadCalendars, slotRules } from "@/lib/availability/slots/calendars";
import { checkSlot } from "@/lib/availability/slots/checkSlot";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import { db, pool } from "@/lib/db/client";
import { loadCardTimes } from "@/lib/directory/cards/loadCardTimes";
import { searchServices } from "@/lib/directory/search/searchServices";
import { noServiceFilters } from "@/lib/directory/search/serviceFilters";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant, MINUTE_MS } from "@/lib/time/zone";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const hourMs = 60 * MINUTE_MS;
const dayMs = 24 * hourMs;
const nowMs = Math.ceil(Date.now() / hourMs) * hourMs;
const iso = (instantMs: number) => new Date(instantMs).toISOString();
const service = { durationMinutes: 60, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

/** A business of its own for a test: open around the clock, two at work, nothing booked. */
async function openShop(): Promise<{ id: string; serviceId: string; staff: [string, string] }> {
  const owner = await db().user.create({
    data: {
      email: `${randomUUID()}@example.com`,
      role: "provider",
      passwordHash: "-",
      emailVerifiedAt: new Date(),
    },
  });
  const { id } = await db().provider.create({
    data: {
      ownerUserId: owner.id,
      slug: `shop-${owner.id}`,
      companyName: "Dygnet runt",
      email: owner.email,
      detailsSubmitted: true,
      chargesEnabled: true,
      stripeAccountId: `acct_${owner.id}`,
    },
  });
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const hours = weekdays.map((dayOfWeek) => ({
    providerId: id,
    dayOfWeek,
    openMinute: 0,
    closeMinute: 1440,
  }));
  await db().openingHours.createMany({ data: hours });
  const [first, second] = [randomUUID(), randomUUID()];
  await db().staffMember.createMany({
    data: [
      { id: first, providerId: id, name: "Ett", sort: 1 },
      { id: second, providerId: id, name: "Två", sort: 2 },
    ],
  });
  const subcategory = await db().subcategory.findFirstOrThrow();
  const created = await db().service.create({
    data: { providerId: id, subcategoryId: subcategory.id, name: "Timme", priceOre: 10_000 },
  });
  return { id, serviceId: created.id, staff: [first, second] };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function book(
  shop: Shop,
  staffMemberId: string,
  startMs: number,
  status: string,
  holdExpiresMs = nowMs,
): Promise<void> {
  await pool().query(
    `INSERT INTO bookings (provider_id, staff_member_id, service_id, status, starts_at, ends_at, blocked_from,
       blocked_until, duration_minutes, time_zone, delivery_mode, service_name, provider_name, customer_email,
       source, payment_way, total_ore, commission_percent, commission_ore, vat_percent, free_cancellation_until, hold_expires_at,
       cancelled_at, cancel_reason)
     VALUES ($1, $2, $3, $4::booking_status, $5, $6, $5::timestamptz - interval '15 minutes', $6, 60, 'Europe/Stockholm',
       'physical', 'Timme', 'Dygnet runt', 'gast@example.com',
       (CASE WHEN $4 = 'pending' THEN 'online' ELSE 'phone' END)::booking_source,
       (CASE WHEN $4 = 'pending' THEN 'checkout' ELSE 'on_site' END)::payment_way, 10000, 0, 0, 25, $5, $7,
       CASE WHEN $4 = 'cancelled' THEN now() END, CASE WHEN $4 = 'cancelled' THEN 'by_customer'::cancel_reason END)`,
    [shop.id, staffMemberId, shop.serviceId, status, iso(startMs), iso(startMs + hourMs), iso(holdExpiresMs)],
  );
}

async function checkAt(shop: Shop, startMs: number, atMs = nowMs) {
  const range = { fromMs: startMs - hourMs, toMs: startMs + 2 * hourMs, nowMs: atMs };
  const calendar = (await loadCalendars([shop.id], range)).get(shop.id);
  if (!calendar) throw new Error("no calendar");
  return checkSlot(startMs, calendar.staff, slotRules(calendar, service, atMs));
}

describe("loadCalendars", () => {
  it("holds busy what is booked, with its buffers, for whom it is booked", async () => {
    const shop = await openShop();
    const startMs = nowMs + 48 * hourMs;
    await book(shop, shop.staff[0], startMs, "confirmed");
    expect(await checkAt(shop, startMs)).toEqual({ ok: true, staffMemberIds: [shop.staff[1]] });
    // The buffer of a quarter of an hour before it.
    expect(await checkAt(shop, startMs - hourMs)).toEqual({ ok: true, staffMemberIds: [shop.staff[1]] });
    expect(await checkAt(shop, startMs + hourMs)).toEqual({ ok: true, staffMemberIds: shop.staff });
    await book(shop, shop.staff[1], startMs, "completed");
    expect(await checkAt(shop, startMs)).toEqual({ ok: false, reason: "taken" });
  });

  it("gives back what is cancelled, and a hold whose grace has run out", async () => {
    const shop = await openShop();
    const startMs = nowMs + 48 * hourMs;
    await book(shop, shop.staff[0], startMs, "cancelled");
    await book(shop, shop.staff[1], startMs, "pending", nowMs + MINUTE_MS);
    const whileHeld = { ok: true, staffMemberIds: [shop.staff[0]] };
    const graceMs = HOLD_GRACE_SECONDS * 1000;
    expect(await checkAt(shop, startMs, nowMs)).toEqual(whileHeld);
    expect(await checkAt(shop, startMs, nowMs + MINUTE_MS + graceMs)).toEqual(whileHeld);
    expect(await checkAt(shop, startMs, nowMs + MINUTE_MS + graceMs + 1)).toEqual({
      ok: true,
      staffMemberIds: shop.staff,
    });
  });

  it("narrows hours and absences to the person they are of", async () => {
    const shop = await openShop();
    const date = addDays(localDateOf(nowMs, "Europe/Stockholm"), 3);
    const nine = localMinuteToInstant(date, 540, "Europe/Stockholm");
    const dayOfWeek = new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
    await db().openingHours.create({
      data: {
        providerId: shop.id,
        staffMemberId: shop.staff[0],
        dayOfWeek,
        openMinute: 600,
        closeMinute: 720,
      },
    });
    expect(await checkAt(shop, nine)).toEqual({ ok: true, staffMemberIds: [shop.staff[1]] });
    expect(await checkAt(shop, nine + hourMs)).toEqual({ ok: true, staffMemberIds: shop.staff });
    const away = { providerId: shop.id, startsAt: iso(nine), endsAt: iso(nine + 3 * hourMs) };
    await db().unavailableTime.create({ data: { ...away, staffMemberId: shop.staff[1] } });
    expect(await checkAt(shop, nine)).toEqual({ ok: false, reason: "unavailable" });
    expect(await checkAt(shop, nine + hourMs)).toEqual({ ok: true, staffMemberIds: [shop.staff[0]] });
    await db().unavailableTime.create({ data: { ...away, reason: "Semester" } });
    expect(await checkAt(shop, nine + hourMs)).toEqual({ ok: false, reason: "unavailable" });
  });

  it("leaves out who has gone", async () => {
    const shop = await openShop();
    await db().staffMember.updateMany({ where: { id: shop.staff[0] }, data: { isActive: false } });
    expect(await checkAt(shop, nowMs + dayMs)).toEqual({ ok: true, staffMemberIds: [shop.staff[1]] });
  });

  it("gives each business the same alone and among all", async () => {
    const { rows } = await pool().query<{ id: string }>("SELECT id FROM providers ORDER BY id");
    const ids = rows.map(({ id }) => id);
    const range = { fromMs: nowMs, toMs: nowMs + 14 * dayMs, nowMs };
    const all = await loadCalendars(ids, range);
    expect([...all.keys()].sort()).toEqual(ids);
    for (const id of ids.slice(0, 15)) {
      const alone = (await loadCalendars([id], range)).get(id);
      const sorted = (calendar: typeof alone) =>
        calendar?.staff.map(({ busy, unavailable, ...staff }) => ({
          ...staff,
          busy: [...busy].sort((a, b) => a.startMs - b.startMs),
          unavailable: [...unavailable].sort((a, b) => a.startMs - b.startMs),
        }));
      expect(sorted(all.get(id))).toEqual(sorted(alone));
    }
    expect(await loadCalendars([randomUUID()], range)).toEqual(new Map());
  });
});

describe("cards", () => {
  it("cost five queries for twenty services, and one more where some are booked out", async () => {
    const spy = vi.spyOn(pool(), "query");
    try {
      const { items } = await searchServices(noServiceFilters, { now: nowMs, locale: "sv", limit: 20 });
      expect(items).toHaveLength(20);
      // One finds them, the others fetch services, businesses, calendars, and what the booking forms ask for (two).
      expect(spy.mock.calls.length).toBeGreaterThanOrEqual(6);
      expect(spy.mock.calls.length).toBeLessThanOrEqual(7);
    } finally {
      spy.mockRestore();
    }
  });

  it("show only times that can be booked, in order, and a ribbon on the first of their days", async () => {
    for (let page = 1; page <= 4; page += 1) {
      const { items } = await searchServices(noServiceFilters, { now: nowMs, locale: "sv", limit: 20, page });
      for (const card of items) {
        const starts = card.nextTimes.map(({ startIso }) => startIso);
        expect(starts).toEqual([...starts].sort());
        if (card.bookable !== "yes") {
          expect([card.ribbon, starts]).toEqual([null, []]);
          continue;
        }
        expect(card.provider.isOnboarded && card.priceOre > 0).toBe(true);
        const [first] = card.nextTimes;
        if (!first) continue;
        expect(card.ribbon?.dayKey).toBe(first.dayKey);
        const answer = await availabilityFor(
          card.id,
          first.dayKey,
          card.nextTimes.at(-1)?.dayKey ?? first.dayKey,
          nowMs,
        );
        const free = answer?.days.flatMap(({ slots }) => slots).filter(({ available }) => available);
        expect(free?.map(({ startTime }) => startTime)).toEqual(expect.arrayContaining(starts));
        expect(answer?.nextAvailable).toBe(first.startIso);
      }
    }
  }, 120_000);
});

describe("availabilityFor", () => {
  it("answers each day of the range, and what is free next beyond it", async () => {
    const shop = await openShop();
    const today = localDateOf(nowMs, "Europe/Stockholm");
    await db().unavailableTime.create({
      data: { providerId: shop.id, startsAt: iso(nowMs - dayMs), endsAt: iso(nowMs + 50 * dayMs) },
    });
    const answer = await availabilityFor(shop.serviceId, today, addDays(today, 1), nowMs);
    expect(answer?.days.map(({ date, isOpen }) => [date, isOpen])).toEqual([
      [today, true],
      [addDays(today, 1), true],
    ]);
    // Away until long after: to customers closed, in the picker and on the card of that day.
    expect(answer?.days[1]?.isClosed).toBe(true);
    const { id: providerId, serviceId } = shop;
    const timed = { ...service, id: serviceId, serviceId, providerId, isOnboarded: true, priceOre: 42_000 };
    const cards = await loadCardTimes([timed], { nowMs, date: addDays(today, 1) });
    expect(cards.get(serviceId)?.ribbon).toMatchObject({ isOpen: false, hours: null });
    expect(answer?.days.flatMap(({ slots }) => slots).some(({ available }) => available)).toBe(false);
    expect(Date.parse(answer?.nextAvailable ?? "")).toBeGreaterThanOrEqual(nowMs + 50 * dayMs);
    expect(Date.parse(answer?.nextAvailable ?? "")).toBeLessThan(nowMs + 50 * dayMs + hourMs);
  });

  it("has nothing available where nothing can be paid, and nothing at all of what is not shown", async () => {
    const shop = await openShop();
    const today = localDateOf(nowMs, "Europe/Stockholm");
    await db().provider.update({ where: { id: shop.id }, data: { chargesEnabled: false } });
    const answer = await availabilityFor(shop.serviceId, today, today, nowMs);
    expect(answer).toMatchObject({ nextAvailable: null, days: [{ isOpen: true }] });
    expect(answer?.days.flatMap(({ slots }) => slots).some(({ available }) => available)).toBe(false);
    await db().service.update({ where: { id: shop.serviceId }, data: { isActive: false } });
    expect(await availabilityFor(shop.serviceId, today, today, nowMs)).toBeNull();
    expect(await availabilityFor(randomUUID(), today, today, nowMs)).toBeNull();
  });
});

describe("what anybody may know of a calendar", () => {
  it("is when, and nothing else", async () => {
    const shop = await openShop();
    const startMs = nowMs + 10 * hourMs;
    await book(shop, shop.staff[0], startMs, "confirmed");
    await book(shop, shop.staff[1], startMs, "cancelled");
    await book(shop, shop.staff[1], startMs + 4 * hourMs, "pending", nowMs - 2 * HOLD_GRACE_SECONDS * 1000);
    const range = { startMs: nowMs, endMs: nowMs + dayMs, nowMs };
    const busy = (await busyTimesOf([shop.id], range)).get(shop.id);
    expect(busy).toEqual([
      { startMs: startMs - 15 * MINUTE_MS, endMs: startMs + hourMs, status: "confirmed" },
    ]);
    // What only touches the range does not overlap it.
    const before = { ...range, endMs: startMs - 15 * MINUTE_MS };
    expect((await busyTimesOf([shop.id], before)).get(shop.id)).toEqual([]);

    const away = { providerId: shop.id, startsAt: iso(nowMs), endsAt: iso(nowMs + hourMs) };
    const { id } = await db().unavailableTime.create({ data: { ...away, reason: "Tandläkare" } });
    await db().unavailableTime.create({ data: { ...away, staffMemberId: shop.staff[0] } });
    expect(await unavailableTimesOf(shop.id, range)).toEqual([{ id, startMs: nowMs, endMs: nowMs + hourMs }]);
    expect(await unavailableTimesOf(shop.id, { startMs: nowMs + hourMs, endMs: nowMs + dayMs })).toEqual([]);
    expect((await openingHoursOf(shop.id)).map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
