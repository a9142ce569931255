import "server-only";
import { servicesTiming } from "@/lib/availability/servicesTiming";
import { loadAvailability } from "@/lib/availability/slots/loadAvailability";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import type { Business } from "../business";
import { bookableServices, loadOwnServices, type OwnService } from "../ownServices";
import { hasHours as loadHasHours } from "../settings/ownSettings";
import { type Onboarding, onboardingSteps, payoutStage } from "./onboardingSteps";

/**
 * So many days are looked at for a first time: a week, which nearly always has one and is quick, then as many as a customer
 * can page through at once.
 */
const searchedDays = [7, 92];

type Known = { business: Business; services: readonly OwnService[]; hasHours: boolean };

/** Which steps of the onboarding a business has done, at `nowMs`. */
export async function onboardingOf(
  { business, services, hasHours }: Known,
  nowMs: number,
): Promise<Onboarding> {
  const offered = bookableServices(services);
  return onboardingSteps({
    isEmailConfirmed: business.owner.emailVerifiedAt !== null,
    hasProfile: hasProfile(business),
    hasServices: services.length > 0,
    hasService: offered.length > 0,
    hasHours,
    hasTimes: hasHours && (await hasTimes(business, offered, nowMs)),
    payouts: payoutStage(business),
  });
}

/** The same for a page that has read no more of the business. */
export async function loadOnboarding(business: Business, nowMs: number): Promise<Onboarding> {
  const today = businessDateOf(nowMs, business.timeZone);
  const [services, hasHours] = await Promise.all([
    loadOwnServices(business.id),
    loadHasHours(business.id, today),
  ]);
  return onboardingOf({ business, services, hasHours }, nowMs);
}

/**
 * Whether any of the services has a time that customers could choose, taken or not, by the function that shows
 * them the times. A business that was ever booked counts as having times: one that is full, or closed for a while, is
 * not asked for hours again.
 */
async function hasTimes(
  { id, bookingCount, timeZone }: Business,
  services: readonly OwnService[],
  nowMs: number,
): Promise<boolean> {
  if (bookingCount > 0) return true;
  const from = localDateOf(nowMs, timeZone);
  const timings = await servicesTiming(services.map((service) => service.id));
  for (const days of searchedDays) {
    const range = { from, to: addDays(from, days - 1), nowMs };
    for (const timing of timings.values()) {
      // Without payouts nothing can be booked; here it is asked whether there would be times with them.
      const found = await loadAvailability({ ...timing, providerId: id, isBookable: true }, range);
      if (found?.days.some(({ slots }) => slots.some(({ available }) => available))) return true;
    }
  }
  return false;
}

/** A street is not asked for: not everybody receives customers at one. */
function hasProfile({ description, city }: Business): boolean {
  return description.trim() !== "" && Boolean(city);
}
