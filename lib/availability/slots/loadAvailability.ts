import "server-only";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
import type { AvailabilityResponse } from "../schemas";
import { serializeAvailability } from "../serializers";
import type { StaffCalendar } from "../types";
import { loadCalendars, slotRules } from "./calendars";
import { heldByFirst, onlyOffered, type SlotOffer, slotOffer } from "./movedSlotOffer";
import { nextAvailable, rangeAvailability } from "./slots";
import { askedPeople, type WantedService } from "./whoDoes";

/** A calendar this far beyond the asked range usually has the next available slot. */
const LOOK_AHEAD_DAYS = 31;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The service, person and offer that slots are looked for. */
export type WantedTime = ServiceTiming & SlotOffer & WantedService & { providerId: string };

/** Local days, both included. */
export type DayRange = {
  from: LocalDate;
  to: LocalDate;
  nowMs: number;
  /** Whether the business itself asks: its minimum notice is for customers only. */
  isByBusiness?: boolean;
};

/**
 * The slots from one day to another, and the first available one from the first day on. Every picker of times uses
 * it.
 * @returns null when there is no such business.
 * @throws AppError staff_not_found when the person asked for cannot be booked for the service
 */
export async function loadAvailability(
  wanted: WantedTime,
  range: DayRange,
): Promise<AvailabilityResponse | null> {
  const { providerId, isBookable, moved } = wanted;
  const mayOffer = slotOffer(wanted);
  const { from, to, nowMs, isByBusiness = false } = range;
  const load = async (days: number) => {
    // Around the local days, whatever the zone.
    const fromMs = localMinuteToInstant(from, 0, "UTC") - DAY_MS;
    const toMs = localMinuteToInstant(addDays(to, days + 2), 0, "UTC");
    const asked = { fromMs, toMs, nowMs, movedBookingId: moved?.bookingId };
    return (await loadCalendars([providerId], asked)).get(providerId);
  };
  const calendar = await load(LOOK_AHEAD_DAYS);
  if (!calendar) return null;
  const asked = isByBusiness ? { ...calendar, minNoticeMinutes: 0 } : calendar;
  const rules = slotRules(asked, wanted, nowMs);
  const people = heldByFirst(askedPeople(calendar, wanted), moved?.heldBy);
  const days = onlyOffered(rangeAvailability(from, to, people, rules), mayOffer);
  if (!isBookable) return serializeAvailability(rules, days, null);
  // Two, because the first may be the present start of the booking.
  const nextOf = (staff: readonly StaffCalendar[], until: LocalDate) =>
    nextAvailable(from, staff, rules, 2, until).find(mayOffer);
  const near = nextOf(people, addDays(to, LOOK_AHEAD_DAYS));
  if (near) return serializeAvailability(rules, days, near);
  const far = await load(calendar.horizonDays);
  const next = nextOf(
    far ? heldByFirst(askedPeople(far, wanted), moved?.heldBy) : [],
    addDays(to, calendar.horizonDays),
  );
  return serializeAvailability(rules, days, next ?? null);
}
