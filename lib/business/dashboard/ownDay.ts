import "server-only";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { firstVisits, nextBookings, type ProviderBookingRow } from "@/lib/bookings/business/providerBookings";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { loadBusiness } from "../business";
import { bookableServices, loadOwnServices } from "../ownServices";
import { buildAgenda } from "./agenda";
import type { AgendaDay } from "./dashboard";
import { loadSchedule } from "./schedule";

const upcomingShown = 6;

export type OwnDay = AgendaDay & { companyName: string; upcoming: ProviderBookingRow[] };

/** A member's day at `nowMs`: their own bookings, free times and absences, and what comes next. */
export async function loadOwnDay(scope: BusinessScope, nowMs: number): Promise<OwnDay> {
  const { providerId } = scope;
  const { companyName, isOnboarded, timeZone } = await loadBusiness(providerId);
  const date = businessDateOf(nowMs, timeZone);
  const [{ days }, upcoming, services] = await Promise.all([
    loadSchedule(scope, { from: date, to: date }, nowMs),
    nextBookings(scope, { nowMs, limit: upcomingShown }),
    loadOwnServices(providerId),
  ]);
  const [day] = days;
  if (day === undefined) throw new Error("A schedule without its day");
  const today = { ...day, bookings: day.bookings.filter(({ status }) => status !== "cancelled") };
  const shortest = bookableServices(services).map(({ durationMinutes }) => durationMinutes);
  return {
    companyName,
    upcoming,
    timeZone,
    today,
    agenda: buildAgenda(today, shortest.length === 0 ? null : Math.min(...shortest)),
    cancelledToday: day.bookings.length - today.bookings.length,
    newCustomers: await firstVisits(
      providerId,
      today.bookings.map(({ id }) => id),
    ),
    isLive: isOnboarded,
    hasHours: true,
    isOwner: false,
  };
}
