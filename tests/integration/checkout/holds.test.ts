import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { insertHold, type NewHold } from "@/lib/checkout/hold/holdSlot";
import { db, pool } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { holdOf } from "../../support/builders/holds";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const hourMs = 60 * 60 * 1000;
/** Some years ahead, on the hour: far beyond what the demo data books, so that every slot is free. */
const firstMs = Math.ceil(Date.now() / hourMs) * hourMs + 1500 * 24 * hourMs;

type Shop = { providerId: string; serviceId: string; staff: string[] };

async function shop(minimumStaff = 1): Promise<Shop> {
  const { rows } = await pool().query<Shop>(
    `SELECT s.provider_id AS "providerId", min(s.id::text) AS "serviceId",
       (SELECT array_agg(m.id) FROM staff_members m WHERE m.provider_id = s.provider_id AND m.is_active) AS staff
     FROM services s WHERE s.is_active
     GROUP BY s.provider_id
     HAVING (SELECT count(*) FROM staff_members m WHERE m.provider_id = s.provider_id AND m.is_active) >= $1
     ORDER BY s.provider_id LIMIT 1`,
    [minimumStaff],
  );
  const [found] = rows;
  if (!found) throw new Error("The demo data has no such business");
  return found;
}

const iso = (ms: number) => new Date(ms).toISOString();

function aHold({ providerId, serviceId }: Shop, startMs: number, overrides: Partial<NewHold> = {}): NewHold {
  const ends_at = iso(startMs + hourMs);
  const timing = { ends_at, blocked_until: ends_at, duration_minutes: 60 };
  return holdOf({ id: providerId, serviceId }, iso(startMs), { ...timing, ...overrides });
}

const lapse = (id: string, secondsAgo: number) =>
  pool().query("UPDATE bookings SET hold_expires_at = now() - make_interval(secs => $2) WHERE id = $1", [
    id,
    secondsAgo,
  ]);

describe("insertHold", () => {
  it("holds a free slot, with its audit row", async () => {
    const place = await shop();
    const hold = aHold(place, firstMs);
    expect(await insertHold(hold, place.staff.slice(0, 1), "guest")).toEqual({
      outcome: "held",
      staffMemberId: place.staff[0],
    });
    const booking = await db().booking.findUniqueOrThrow({
      where: { id: hold.id },
      include: { events: true },
    });
    expect(booking).toMatchObject({ status: "pending", totalOre: 42_000, commissionOre: 2_100 });
    expect(booking.events.map(({ kind, actor }) => [kind, actor])).toEqual([["held", "guest"]]);
  });

  it("lets exactly one of many overlapping attempts through, without a deadlock", async () => {
    const place = await shop();
    const staff = place.staff.slice(0, 1);
    const attempts = Array.from({ length: 120 }, (_, index) =>
      // Starts shifted by a quarter of an hour: every pair of them overlaps.
      insertHold(aHold(place, firstMs + 24 * hourMs + (index % 4) * (hourMs / 4)), staff, "guest"),
    );
    const outcomes = (await Promise.all(attempts)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(119);
  });

  it("gives the second of two people what the first has no time for", async () => {
    const place = await shop(2);
    const startMs = firstMs + 48 * hourMs;
    const outcomes = [];
    for (let count = 0; count <= place.staff.length; count += 1) {
      outcomes.push(await insertHold(aHold(place, startMs), place.staff, "guest"));
    }
    const held = outcomes
      .filter((outcome) => outcome.outcome === "held")
      .map(({ staffMemberId }) => staffMemberId);
    expect(held).toEqual(place.staff);
    expect(outcomes.at(-1)).toEqual({ outcome: "taken" });
  });

  it("takes neighbours that only touch", async () => {
    const place = await shop();
    const staff = place.staff.slice(0, 1);
    const startMs = firstMs + 72 * hourMs;
    for (const offset of [0, -hourMs, hourMs]) {
      expect((await insertHold(aHold(place, startMs + offset), staff, "guest")).outcome).toBe("held");
    }
  });

  it("keeps buffers free on both sides", async () => {
    const place = await shop();
    const staff = place.staff.slice(0, 1);
    const startMs = firstMs + 96 * hourMs;
    const buffered = aHold(place, startMs, { blocked_until: iso(startMs + 1.25 * hourMs) });
    expect((await insertHold(buffered, staff, "guest")).outcome).toBe("held");
    expect((await insertHold(aHold(place, startMs + hourMs), staff, "guest")).outcome).toBe("taken");
    expect((await insertHold(aHold(place, startMs + 1.25 * hourMs), staff, "guest")).outcome).toBe("held");
  });

  it("names lapsed holds in the way, but only after the grace", async () => {
    const place = await shop();
    const staff = place.staff.slice(0, 1);
    const startMs = firstMs + 120 * hourMs;
    const first = aHold(place, startMs);
    await insertHold(first, staff, "guest");
    await lapse(first.id, 30);
    expect(await insertHold(aHold(place, startMs), staff, "guest")).toEqual({ outcome: "taken" });
    await lapse(first.id, 90);
    expect(await insertHold(aHold(place, startMs), staff, "guest")).toEqual({
      outcome: "lapsed",
      bookingIds: [first.id],
    });
  });

  it("gives a cancelled booking's slot to the next", async () => {
    const place = await shop();
    const staff = place.staff.slice(0, 1);
    const startMs = firstMs + 144 * hourMs;
    const first = aHold(place, startMs);
    await insertHold(first, staff, "guest");
    await pool().query(
      "UPDATE bookings SET status = 'cancelled', cancelled_at = now(), cancel_reason = 'by_customer' WHERE id = $1",
      [first.id],
    );
    expect((await insertHold(aHold(place, startMs), staff, "guest")).outcome).toBe("held");
  });
});

describe("the same wish of the same customer", () => {
  const wishOf = (more: Partial<NewHold> = {}) => ({
    request_origin: randomUUID(),
    request_fingerprint: randomUUID(),
    ...more,
  });

  it("is answered with the hold there is, however many ask at once", async () => {
    const place = await shop(2);
    const wish = wishOf();
    const startMs = firstMs + 400 * hourMs;
    const attempts = Array.from({ length: 20 }, () =>
      insertHold(aHold(place, startMs, wish), place.staff, "guest"),
    );
    const outcomes = (await Promise.all(attempts)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "twin")).toHaveLength(19);
  });

  it("names its own hold that ran out at once, to be settled", async () => {
    const place = await shop(2);
    const wish = wishOf();
    const first = aHold(place, firstMs + 410 * hourMs, wish);
    await insertHold(first, place.staff, "guest");
    await lapse(first.id, 1);
    const again = await insertHold(aHold(place, firstMs + 410 * hourMs, wish), place.staff, "guest");
    expect(again).toEqual({ outcome: "lapsed", bookingIds: [first.id] });
  });

  it("is another one once the first was moved, or when a key asks for it again after it was paid", async () => {
    const place = await shop(2);
    const startMs = firstMs + 420 * hourMs;
    const hold = (wish: Partial<NewHold>) => insertHold(aHold(place, startMs, wish), place.staff, "guest");
    const pay = (id: string) =>
      pool().query(
        `WITH paid AS (
           INSERT INTO payments (provider_id, booking_id, stripe_account_id, checkout_session_id, checkout_url,
             payment_intent_id, status, amount_ore, application_fee_ore, expires_at, paid_at)
           SELECT provider_id, id, 'acct_test', 'cs_' || id, '', 'pi_' || id, 'paid', total_ore, commission_ore, now(), now()
           FROM bookings WHERE id = $1)
         UPDATE bookings SET status = 'confirmed', confirmed_at = now() WHERE id = $1`,
        [id],
      );
    const wish = wishOf();
    const first = aHold(place, startMs, wish);
    await insertHold(first, place.staff, "guest");
    await pay(first.id);
    expect(await hold(wish)).toEqual({ outcome: "twin", bookingId: first.id });
    await pool().query(
      `UPDATE bookings SET starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours',
         blocked_from = blocked_from + interval '5 hours', blocked_until = blocked_until + interval '5 hours'
       WHERE id = $1`,
      [first.id],
    );
    expect((await hold(wish)).outcome).toBe("held");
    const other = wishOf();
    const later = startMs + 20 * hourMs;
    const paid = aHold(place, later, other);
    await insertHold(paid, place.staff, "guest");
    await pay(paid.id);
    const keyed = aHold(place, later, { ...other, request_key: randomUUID() });
    expect((await insertHold(keyed, place.staff, "guest")).outcome).toBe("held");
  });

  it("counts towards five open holds, whichever businesses they are at", async () => {
    const [one, other] = [await shop(1), await shop(2)];
    const request_origin = randomUUID();
    const attempts = Array.from({ length: 24 }, (_, index) => {
      const place = index % 2 === 0 ? one : other;
      const wish = { request_origin, request_fingerprint: randomUUID(), max_open_holds: 5 };
      return insertHold(aHold(place, firstMs + (500 + index) * hourMs, wish), place.staff, "guest").then(
        ({ outcome }) => outcome,
        (error: unknown) => (isAppError(error, "too_many_holds") ? "limit" : String(error)),
      );
    });
    const outcomes = await Promise.all(attempts);
    expect(outcomes.filter((outcome) => outcome === "held")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "limit")).toHaveLength(19);
  });
});

describe("the database itself", () => {
  const insertRaw = (place: Shop, startMs: number, overrides: Partial<NewHold> = {}) => {
    const hold = { ...aHold(place, startMs, overrides), staff_member_id: place.staff[0], status: "pending" };
    const columns = Object.keys(hold);
    return pool().query(
      `INSERT INTO bookings (${columns.join(", ")}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
      Object.values(hold),
    );
  };

  it("refuses an overlap whoever writes it", async () => {
    const place = await shop();
    await insertRaw(place, firstMs + 200 * hourMs);
    await expect(insertRaw(place, firstMs + 200.5 * hourMs)).rejects.toMatchObject({
      code: "23P01",
      constraint: "bookings_no_overlap",
    });
  });

  it("refuses a second open hold of the same wish whoever writes it, and takes it once the first has ended", async () => {
    const place = await shop(2);
    const startMs = firstMs + 250 * hourMs;
    const wish = { request_origin: randomUUID(), request_fingerprint: "the same" };
    const first = aHold(place, startMs, wish);
    expect((await insertHold(first, place.staff, "guest")).outcome).toBe("held");
    const [, otherPerson] = place.staff;
    const second = () => insertRaw({ ...place, staff: [otherPerson ?? ""] }, startMs, wish);
    await expect(second()).rejects.toMatchObject({ code: "23505", constraint: "bookings_one_hold_per_wish" });
    await pool().query(
      "UPDATE bookings SET status = 'cancelled', cancelled_at = now(), cancel_reason = 'by_customer' WHERE id = $1",
      [first.id],
    );
    await second();
  });

  it.each([
    ["an end before the start", { ends_at: iso(firstMs) }],
    ["a fee above the price", { commission_ore: 50_000 }],
    ["a price of nothing", { total_ore: 0, commission_ore: 0 }],
    ["a length that is not that of the times", { duration_minutes: 45 }],
  ])("refuses %s", async (_name, overrides) => {
    const place = await shop();
    await expect(insertRaw(place, firstMs + 300 * hourMs, overrides)).rejects.toMatchObject({
      code: "23514",
    });
  });
});
