import "server-only";
import { findServiceId } from "@/lib/catalogue/findService";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
import { loadCalendars, slotRules } from "./calendars";
import type { AvailabilityResponse } from "./schemas";
import { serializeAvailability } from "./serializers";
import { servicesTiming } from "./servicesTiming";
import { nextAvailable, rangeAvailability } from "./slots";
import type { DayAvailability } from "./types";

/** A calendar this far beyond the asked range usually holds the next free time. */
const LOOK_AHEAD_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The slots of a visible service from one day to another, both included, and the first free one from there on. Of
 * what cannot be booked at all (the business is not ready for payments, there is no price) no slot is available.
 * @returns null for an unknown, inactive or hidden service.
 */
export async function availabilityFor(
  serviceIdOrSlug: string,
  from: LocalDate,
  to: LocalDate,
  nowMs: number,
): Promise<AvailabilityResponse | null> {
  const id = await findServiceId(serviceIdOrSlug);
  const service = id === null ? undefined : (await servicesTiming([id])).get(id);
  if (!service) return null;
  const load = async (days: number) => {
    // Around the local days, whatever the zone.
    const startMs = localMinuteToInstant(from, 0, "UTC") - DAY_MS;
    const endMs = localMinuteToInstant(addDays(to, days + 2), 0, "UTC");
    const range = { fromMs: startMs, toMs: endMs, nowMs };
    return (await loadCalendars([service.providerId], range)).get(service.providerId);
  };
  const calendar = await load(LOOK_AHEAD_DAYS);
  if (!calendar) return null;
  const rules = slotRules(calendar, service, nowMs);
  const days = rangeAvailability(from, to, calendar.staff, rules);
  if (!service.isBookable) return serializeAvailability(rules, days.map(withoutFreeSlots), null);
  const [near] = nextAvailable(from, calendar.staff, rules, 1, addDays(to, LOOK_AHEAD_DAYS));
  if (near) return serializeAvailability(rules, days, near);
  const far = await load(calendar.horizonDays);
  const [next] = nextAvailable(from, far?.staff ?? [], rules, 1, addDays(to, calendar.horizonDays));
  return serializeAvailability(rules, days, next ?? null);
}

function withoutFreeSlots(day: DayAvailability): DayAvailability {
  return { ...day, slots: day.slots.map((slot) => ({ ...slot, available: false, staffMemberId: null })) };
}
