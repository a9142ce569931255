import "server-only";
import { type BillingState, loadBillingState } from "@/lib/billing/subscriptions";
import { firstVisits, nextBookings, type ProviderBookingRow } from "@/lib/bookings/business/providerBookings";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { plans } from "@/lib/providers/plans";
import { type Business, loadBusiness } from "../business";
import { bookableServices, loadOwnServices, type OwnService } from "../ownServices";
import { hasHours } from "../settings/ownSettings";
import { onboardingOf } from "../setup/onboarding";
import type { Onboarding } from "../setup/onboardingSteps";
import { type AgendaLine, buildAgenda } from "./agenda";
import { type ComparedPlans, comparePlans } from "./comparePlans";
import { type Figures, loadFigures } from "./figures";
import { businessToday, type DaySchedule, loadSchedule } from "./schedule";

const upcomingShown = 6;

export type Dashboard = {
  business: Business;
  timeZone: string;
  today: DaySchedule;
  agenda: AgendaLine[];
  /** How many of today's bookings were cancelled; they are not in the agenda. */
  cancelledToday: number;
  /** Ids of today's bookings by people who have not been here before. */
  newCustomers: ReadonlySet<string>;
  figures: Figures;
  /** What comes next, paid for or being paid. */
  upcoming: ProviderBookingRow[];
  services: OwnService[];
  onboarding: Onboarding;
  plan: ComparedPlans;
  billing: BillingState;
};

/** What the agenda of a day is drawn from. */
export type AgendaDay = Pick<
  Dashboard,
  "timeZone" | "today" | "agenda" | "cancelledToday" | "newCustomers"
> & {
  /** Whether customers can book what is free, and whether there are hours at all. */
  isLive: boolean;
  hasHours: boolean;
  /** Whether the reader may set the hours: an owner. */
  isOwner: boolean;
};

/** The agenda of the whole business. */
export function agendaDayOf(dashboard: Dashboard): AgendaDay {
  const { onboarding } = dashboard;
  const hasHours = onboarding.steps.some(({ key, state }) => key === "hours" && state === "done");
  return { ...dashboard, isLive: onboarding.isLive, hasHours, isOwner: true };
}

/** Everything on the dashboard of a business at `nowMs`. */
export async function loadDashboard(providerId: string, nowMs: number): Promise<Dashboard> {
  const { timeZone, today: date } = await businessToday(providerId, nowMs);
  const [business, billing, schedule, figures, upcoming, services, isOpenSometime] = await Promise.all([
    loadBusiness(providerId),
    loadBillingState(providerId),
    loadSchedule(wholeBusiness(providerId), { from: date, to: date }, nowMs),
    loadFigures(providerId, { today: date, timeZone, nowMs }),
    nextBookings(wholeBusiness(providerId), { nowMs, limit: upcomingShown }),
    loadOwnServices(providerId),
    hasHours(providerId, date),
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

/** The plans at this business's prices: a month costs what it did when the plan was chosen. */
function billedPlans({ monthlyPriceOre }: BillingState): ReturnType<typeof plans> {
  const { payg, monthly } = plans();
  return { payg, monthly: { ...monthly, monthlyPriceOre } };
}
