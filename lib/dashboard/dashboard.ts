import "server-only";
import { type BookingRow, firstVisits, upcomingBookings } from "@/lib/bookings/providerBookings";
import { type BillingState, loadBillingState } from "@/lib/payments/subscriptions";
import { plans } from "@/lib/pricing/plans";
import { type AgendaLine, buildAgenda } from "./agenda";
import { type Business, loadBusiness } from "./business";
import { type Figures, loadFigures } from "./figures";
import { onboardingOf } from "./onboarding";
import type { Onboarding } from "./onboardingSteps";
import { bookableServices, loadOwnServices, type OwnService } from "./ownServices";
import { hasHours } from "./ownSettings";
import { comparePlans, type PlanComparison } from "./planComparison";
import { businessToday, type DaySchedule, loadSchedule } from "./schedule";

const upcomingShown = 6;

export type Dashboard = {
  business: Business;
  timeZone: string;
  today: DaySchedule;
  agenda: AgendaLine[];
  /** How many of today's bookings somebody called off; they are not in the agenda. */
  cancelledToday: number;
  /** Ids of today's bookings by people who have not been here before. */
  newCustomers: ReadonlySet<string>;
  figures: Figures;
  /** What comes next, paid for or being paid. */
  upcoming: BookingRow[];
  services: OwnService[];
  onboarding: Onboarding;
  plan: PlanComparison;
  billing: BillingState;
};

/** Everything on the dashboard of a business at `nowMs`. */
export async function loadDashboard(providerId: string, nowMs: number): Promise<Dashboard> {
  const { timeZone, today: date } = await businessToday(providerId, nowMs);
  const [business, billing, schedule, figures, upcoming, services, isOpenSometime] = await Promise.all([
    loadBusiness(providerId),
    loadBillingState(providerId),
    loadSchedule(providerId, { from: date, to: date }, nowMs),
    loadFigures(providerId, { today: date, timeZone, nowMs }),
    upcomingBookings(providerId, { nowMs, limit: upcomingShown }),
    loadOwnServices(providerId),
    hasHours(providerId),
  ]);
  const [day] = schedule.days;
  if (day === undefined) throw new Error("A schedule without its day");
  const today = { ...day, bookings: day.bookings.filter(({ status }) => status !== "cancelled") };
  const onboarding = await onboardingOf({ business, services, hasHours: isOpenSometime }, nowMs);
  const shortest = bookableServices(services).map(({ durationMinutes }) => durationMinutes);
  return {
    business,
    timeZone,
    today,
    agenda: buildAgenda(today, shortest.length === 0 ? null : Math.min(...shortest)),
    cancelledToday: day.bookings.length - today.bookings.length,
    newCustomers: await firstVisits(
      providerId,
      today.bookings.map(({ id }) => id),
    ),
    figures,
    upcoming,
    services,
    onboarding,
    plan: comparePlans(billing.plan, billedPlans(billing), {
      soldOre: figures.soldLast30Ore,
      bookings: figures.soldLast30Count,
    }),
    billing,
  };
}

/** The plans as this business pays for them: a month costs what it was taken at. */
function billedPlans({ monthlyPriceOre }: BillingState): ReturnType<typeof plans> {
  const { payg, monthly } = plans();
  return { payg, monthly: { ...monthly, monthlyPriceOre } };
}
