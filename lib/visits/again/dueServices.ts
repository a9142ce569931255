import "server-only";
import { loadCalendars, type ProviderCalendar, slotRules } from "@/lib/availability/slots/calendars";
import { groupByPartOfDay } from "@/lib/availability/slots/partOfDay";
import { whoDoes } from "@/lib/availability/slots/whoDoes";
import { servicesByIds } from "@/lib/catalogue/serviceRows";
import type { ServiceFacts } from "@/lib/catalogue/types";
import { pool } from "@/lib/db/client";
import { freeSlots, nextTime } from "@/lib/directory/cards/cardTimes";
import type { NextTime } from "@/lib/directory/cards/cardTypes";
import type { Locale } from "@/lib/i18n/locales";
import { smallestPaymentOre } from "@/lib/money/ore";
import { providersByIds } from "@/lib/providers/providerRows";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { dueAgain, type Rhythm } from "./rhythm";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A time is looked for from two days before the visit is due. */
const earlierDays = 2;
/** … and within four weeks from there. */
const searchedDays = 28;
/** As many as fit beside the next visit. */
const mostShown = 3;

/** A service that is due again in the customer's own rhythm. */
export type DueService = {
  /** The last visit, by which the suggestion is dismissed. */
  visitId: string;
  serviceName: string;
  serviceSlug: string;
  providerName: string;
  /** With whom; null where the person is not told apart, or does not do the service any more. */
  person: { id: string; name: string } | null;
  rhythmDays: number;
  dueMs: number;
  /** The next free time, with the same person and at their time of day where there is one; null: none within four weeks. */
  next: NextTime | null;
};

type HabitRow = {
  serviceId: string;
  visitId: string;
  staffMemberId: string;
  /** null for somebody who works alone. */
  staffName: string | null;
  /** Ascending, epoch milliseconds. */
  startsMs: number[];
};
type Habit = HabitRow & { rhythm: Rhythm };

// A visit that nobody came to is none. What is booked already, and what was dismissed since the last visit, is not suggested.
const habitsSql = `
  SELECT v."serviceId", v."visitId", last.staff_member_id AS "staffMemberId",
    CASE WHEN NOT m.is_implicit AND m.is_active AND m.removed_at IS NULL THEN m.name END AS "staffName", v."startsMs"
  FROM (
    SELECT service_id AS "serviceId", (array_agg(id ORDER BY starts_at DESC))[1] AS "visitId",
      array_agg((date_part('epoch', starts_at) * 1000)::float8 ORDER BY starts_at) AS "startsMs"
    FROM bookings
    WHERE customer_id = $1 AND status = 'completed' AND visit_mark IS DISTINCT FROM 'no_show'
    GROUP BY service_id HAVING count(*) >= 3) v
  JOIN bookings last ON last.id = v."visitId"
  JOIN staff_members m ON m.id = last.staff_member_id
  WHERE NOT EXISTS (SELECT FROM rebooking_dismissals d WHERE d.booking_id = v."visitId")
    AND NOT EXISTS (SELECT FROM bookings b WHERE b.customer_id = $1 AND b.service_id = v."serviceId"
      AND b.status IN ('pending', 'confirmed') AND b.ends_at > $2)`;

/**
 * What a customer books regularly and is due again, the longest due first; only what can be booked online.
 * @param customerId of the session, never of a request
 * @param nowMs epoch milliseconds
 */
export async function dueServices(customerId: string, nowMs: number, locale: Locale): Promise<DueService[]> {
  const { rows } = await pool().query<HabitRow>(habitsSql, [customerId, new Date(nowMs)]);
  const due = rows
    .flatMap((row) => {
      const rhythm = dueAgain(row.startsMs, nowMs);
      return rhythm === null ? [] : [{ ...row, rhythm }];
    })
    .sort((a, b) => a.rhythm.dueMs - b.rhythm.dueMs);
  if (due.length === 0) return [];
  const services = new Map(
    (
      await servicesByIds(
        due.map(({ serviceId }) => serviceId),
        locale,
      )
    ).map((service) => [service.id, service]),
  );
  const providerIds = [...services.values()].map(({ providerId }) => providerId);
  const range = { fromMs: nowMs - DAY_MS, toMs: nowMs + (searchedDays + 10) * DAY_MS, nowMs };
  const [providers, calendars] = await Promise.all([
    providersByIds(providerIds),
    loadCalendars(providerIds, range),
  ]);
  return due
    .flatMap((habit) => {
      const service = services.get(habit.serviceId);
      const provider = service && providers.get(service.providerId);
      const calendar = service && calendars.get(service.providerId);
      if (!service || !provider?.isOnboarded || !calendar || service.priceOre < smallestPaymentOre) return [];
      return [suggestion(habit, service, provider.companyName, calendar, nowMs)];
    })
    .slice(0, mostShown);
}

function suggestion(
  habit: Habit,
  service: ServiceFacts,
  providerName: string,
  calendar: ProviderCalendar,
  nowMs: number,
): DueService {
  const { visitId, staffMemberId, staffName, startsMs, rhythm } = habit;
  const wanted = { serviceId: service.id };
  const same = whoDoes(calendar, { ...wanted, staffMemberId });
  const people = same.length > 0 ? same : whoDoes(calendar, wanted);
  const rules = slotRules(calendar, service, nowMs);
  const fromMs = Math.max(nowMs, rhythm.dueMs - earlierDays * DAY_MS);
  const from = localDateOf(fromMs, rules.timeZone);
  const days = { from, until: addDays(from, searchedDays) };
  const usual = groupByPartOfDay([startsMs.at(-1) ?? nowMs], (ms) => ms, rules.timeZone).map(
    ({ part }) => part,
  );
  const slot = freeSlots(days, people, rules, usual)[0] ?? freeSlots(days, people, rules, [])[0];
  return {
    visitId,
    serviceName: service.name,
    serviceSlug: service.slug,
    providerName,
    person: staffName !== null && same.length > 0 ? { id: staffMemberId, name: staffName } : null,
    rhythmDays: rhythm.days,
    dueMs: rhythm.dueMs,
    next: slot ? nextTime(slot.startMs, rules.timeZone, nowMs) : null,
  };
}
