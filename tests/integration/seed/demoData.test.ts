import { isDeepStrictEqual } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { parseOrganisationNumber } from "@/lib/providers/organisationNumber";
import { isoWeekday } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";
import { buildDemoData, type DemoData } from "@/prisma/seed/buildDemoData";
import { histories } from "@/prisma/seed/content/agendas";
import { isDeep } from "@/tests/support/depth";

const hashes = { demo: new Map<string, string>(), other: "hash" };
const zone = "Europe/Stockholm";

const friday = "2026-11-20T12:52:00Z";
/**
 * The day the clock goes forward, an ordinary Friday, which the tests after these ask for again, and in the deep run a July
 * evening that is tomorrow in Sweden already, and one in April when the nearest booking to cancel is at the time of another
 * visit.
 */
const presents = [
  "2027-03-28T09:00:00Z",
  ...(isDeep ? ["2027-07-14T22:30:00Z", "2027-04-26T22:50:00Z"] : []),
  friday,
];

let latest: { now: string; data: DemoData } | null = null;

/** Kept until another present is asked for: a build takes a second, and several at once fill the heap. */
function seededAt(now: string): DemoData {
  if (latest?.now !== now) latest = { now, data: buildDemoData(new Date(now), hashes) };
  return latest.data;
}

afterAll(() => {
  latest = null;
});

describe.each(presents)("seeded at %s", (now) => {
  const nowMs = Date.parse(now);

  test("the bookings cover six months back and a month ahead", () => {
    const data = seededAt(now);
    expect(data.bookings.length).toBeGreaterThan(12_000);
    expect(data.bookings.length).toBeLessThan(30_000);
    const starts = data.bookings.map(({ starts_at }) => starts_at.getTime());
    const dayMs = 86_400_000;
    expect(Math.min(...starts)).toBeLessThan(nowMs - 170 * dayMs);
    expect(Math.max(...starts)).toBeGreaterThan(nowMs + 25 * dayMs);
    const years = data.unavailable_times.map(({ reason }) => reason);
    expect(years).toContain("Julafton");
    expect(years).toContain("Midsommarafton");
  });

  test("no person has two bookings at the same time", () => {
    const data = seededAt(now);
    const kept = data.bookings.filter(({ status }) => status !== "cancelled");
    const clashes = [...Map.groupBy(kept, ({ staff_member_id }) => staff_member_id).values()].flatMap(
      (bookings) => {
        const inOrder = bookings.toSorted((a, b) => a.blocked_from.getTime() - b.blocked_from.getTime());
        return inOrder.filter(
          (booking, index) => booking.blocked_from < (inOrder[index - 1]?.blocked_until ?? 0),
        );
      },
    );
    expect(clashes).toEqual([]);
  });

  test("every booking is within the hours, on a quarter of an hour, outside lunches and absences", () => {
    expect(misplaced(seededAt(now))).toEqual([]);
  });

  test("past bookings are completed, those to come confirmed", () => {
    const data = seededAt(now);
    const wrong = data.bookings.filter(({ status, ends_at, created_at, updated_at }) => {
      const expected = ends_at.getTime() <= nowMs ? "completed" : "confirmed";
      const isDated =
        created_at.getTime() < nowMs && updated_at.getTime() <= nowMs && created_at <= updated_at;
      return !isDated || (status !== "cancelled" && status !== expected);
    });
    expect(wrong).toEqual([]);
  });

  test("the demo's customers have past bookings, bookings to come, and a refunded one", () => {
    const data = seededAt(now);
    for (const { email, visits } of histories) {
      const customer = data.users.find((user) => user.email === email)?.id;
      const own = data.bookings.filter(({ customer_id }) => customer_id === customer);
      const days = visits.flatMap((visit) => visit.days);
      expect(own.filter(({ status }) => status === "completed").length, email).toBeGreaterThan(5);
      expect(own.filter(({ status }) => status === "confirmed").length, email).toBeGreaterThanOrEqual(2);
      expect(own.filter(({ status }) => status === "cancelled").length, email).toBe(1);
      expect(own.length, email).toBe(days.length + 1);
    }
  });

  test("monthly plans are renewed on the day of the month on which they began", () => {
    const data = seededAt(now);
    const dayOf = (instant: Date) => instant.getUTCDate();
    const monthly = data.plan_subscriptions;
    expect(monthly.length).toBeGreaterThan(0);
    for (const { created_at, updated_at, current_period_end: end } of monthly) {
      expect(updated_at.getTime()).toBeLessThanOrEqual(nowMs);
      expect(end.getTime()).toBeGreaterThan(nowMs);
      const isLastOfMonth = dayOf(new Date(end.getTime() + 86_400_000)) === 1;
      expect(dayOf(end) === dayOf(created_at) || (isLastOfMonth && dayOf(end) < dayOf(created_at))).toBe(
        true,
      );
    }
  });

  test("reviews are dated after their visits, replies after their reviews, and none in the future", () => {
    const data = seededAt(now);
    const visits = new Map(data.bookings.map(({ id, ends_at }) => [id, ends_at.getTime()]));
    const reviews = new Map(data.reviews.map(({ id, created_at }) => [id, created_at.getTime()]));
    const written = [
      ...data.reviews.map(({ booking_id, created_at }) => ({
        after: visits.get(booking_id),
        at: created_at.getTime(),
      })),
      ...data.review_replies.map(({ review_id, created_at }) => ({
        after: reviews.get(review_id),
        at: created_at.getTime(),
      })),
    ];
    expect(written.filter(({ after = nowMs, at }) => at <= after || at > nowMs)).toEqual([]);
  });
});

/** Bookings that the product itself would not have offered. */
function misplaced({ bookings, opening_hours, special_days, unavailable_times }: DemoData): string[] {
  const hours = new Map(
    opening_hours.map((row) => [`${row.provider_id} ${row.staff_member_id ?? ""} ${row.day_of_week}`, row]),
  );
  const special = new Map(special_days.map((row) => [`${row.provider_id} ${row.day}`, row]));
  const absences = Map.groupBy(unavailable_times, ({ provider_id }) => provider_id);
  return bookings.flatMap((booking) => {
    const startMs = booking.starts_at.getTime();
    const endMs = booking.ends_at.getTime();
    const date = localDateOf(startMs, zone);
    const weekday = isoWeekday(date);
    const own = hours.get(`${booking.provider_id} ${booking.staff_member_id} ${weekday}`);
    const usual = hours.get(`${booking.provider_id}  ${weekday}`);
    const day = special.get(`${booking.provider_id} ${date}`) ?? usual;
    const from = localMinuteOf(startMs, zone);
    const to = from + booking.duration_minutes;
    const isOpen = [own, day].every(
      (row) => row === undefined || (!row.is_closed && from >= row.open_minute && to <= row.close_minute),
    );
    const isLunch =
      day?.lunch_start_minute != null &&
      day.lunch_end_minute != null &&
      from < day.lunch_end_minute &&
      to > day.lunch_start_minute;
    const isAway = (absences.get(booking.provider_id) ?? []).some(
      ({ staff_member_id, starts_at, ends_at }) =>
        (staff_member_id === null || staff_member_id === booking.staff_member_id) &&
        startMs < ends_at.getTime() &&
        endMs > starts_at.getTime(),
    );
    const opens = Math.max(own?.open_minute ?? 0, day?.open_minute ?? 0);
    const isOnStep = (from - opens) % 15 === 0;
    return isOpen && isOnStep && !isLunch && !isAway
      ? []
      : [`${booking.provider_name} ${booking.starts_at.toISOString()}`];
  });
}

describe("an ordinary Friday", () => {
  test("the same instant gives the same rows", () => {
    const data = seededAt(friday);
    const again = buildDemoData(new Date(friday), hashes);
    expect(isDeepStrictEqual(again, data)).toBe(true);
  });

  test("an hour later on the same day gives the same bookings", () => {
    const data = seededAt(friday);
    const times = ({ bookings }: DemoData) =>
      bookings.map(({ id, starts_at }) => `${id} ${starts_at.toISOString()}`);
    const later = buildDemoData(new Date("2026-11-20T13:52:00Z"), hashes);
    expect(times(later).join() === times(data).join()).toBe(true);
  });

  test("amounts, fees and refunds are consistent", () => {
    const data = seededAt(friday);
    const bookings = new Map(data.bookings.map((booking) => [booking.id, booking]));
    const wrong = data.payments.filter((payment) => {
      const booking = bookings.get(payment.booking_id);
      return (
        payment.amount_ore !== booking?.total_ore ||
        payment.application_fee_ore !== booking.commission_ore ||
        (payment.status === "paid") !== (booking.confirmed_at !== null) ||
        ![0, payment.amount_ore].includes(payment.refunded_ore)
      );
    });
    expect(wrong).toEqual([]);
    const refunded = data.payments.reduce((sum, { refunded_ore }) => sum + refunded_ore, 0);
    expect(data.refunds.reduce((sum, { amount_ore }) => sum + amount_ore, 0)).toBe(refunded);
    expect(new Set(data.bookings.map(({ commission_percent }) => commission_percent))).toEqual(
      new Set([0, 5]),
    );
  });

  test("hours, absences and rules differ between businesses", () => {
    const data = seededAt(friday);
    const norr = data.providers.find(({ company_name }) => company_name === "Salong Norr")?.id;
    const days = data.special_days.filter(
      ({ provider_id, day }) => provider_id === norr && day > "2026-11-20",
    );
    expect(days.map(({ day, close_minute }) => [day, close_minute])).toEqual([
      ["2026-12-13", 1_140],
      ["2026-12-20", 1_140],
      ["2026-12-23", 900],
    ]);
    const weekly = data.unavailable_times.filter((row) => row.provider_id === norr && row.series_id !== null);
    expect(new Set(weekly.map(({ series_id }) => series_id)).size).toBe(1);
    expect(weekly.length).toBeGreaterThan(20);
    const distinct = (pick: (row: (typeof data.providers)[number]) => number) =>
      new Set(data.providers.map(pick)).size;
    expect(distinct((row) => row.min_notice_minutes)).toBeGreaterThan(3);
    expect(distinct((row) => row.horizon_days)).toBeGreaterThan(3);
    expect(distinct((row) => row.free_cancellation_hours)).toBeGreaterThan(3);
    expect(distinct((row) => row.buffer_after_minutes)).toBeGreaterThan(3);
  });

  test("organisation numbers are well formed and unique", () => {
    const data = seededAt(friday);
    const numbers = data.providers.map(({ organisation_number }) => organisation_number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(parseOrganisationNumber(number)).toBe(number);
  });

  test("reviews have plausible ratings, comments and replies", () => {
    const data = seededAt(friday);
    const comments = data.reviews.flatMap(({ comment }) => comment ?? []);
    expect(new Set(comments).size).toBeGreaterThanOrEqual(150);
    expect(new Set(data.review_replies.map(({ reply_text }) => reply_text)).size).toBeGreaterThanOrEqual(40);
    expect(comments.length).toBeLessThan(data.reviews.length);
    for (const reviews of Map.groupBy(data.reviews, ({ provider_id }) => provider_id).values()) {
      const own = reviews.flatMap(({ comment }) => comment ?? []);
      expect(new Set(own).size).toBe(own.length);
      // A small business may have only fives.
      if (reviews.length < 60) continue;
      const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
      expect(mean).toBeGreaterThan(4);
      expect(mean).toBeLessThan(5);
    }
  });

  test("the demo's hairdresser has a full day, with the planned afternoon", () => {
    const data = seededAt(friday);
    const salon = data.providers.find(({ company_name }) => company_name === "Salong Norr");
    const maria = data.staff_members.find(
      ({ provider_id, name }) => provider_id === salon?.id && name === "Maria Ek",
    );
    const today = data.bookings
      .filter(({ staff_member_id }) => staff_member_id === maria?.id)
      .filter(({ starts_at }) => localDateOf(starts_at.getTime(), zone) === "2026-11-20")
      .map(
        ({ starts_at, service_name }) => `${localMinuteOf(starts_at.getTime(), zone) / 60} ${service_name}`,
      );
    expect(today).toContain("13 Färg och toning");
    expect(today).toContain("15.5 Luggklippning");
    expect(today.length).toBeGreaterThanOrEqual(8);
  });
});
