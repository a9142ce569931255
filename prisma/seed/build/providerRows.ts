import { staffColours } from "@/lib/staff/colours";
import { uuidOf } from "../random";
import type {
  HoursRow,
  LocationRow,
  PlanSubscriptionRow,
  ProviderRow,
  StaffRow,
  StaffServiceRow,
  UserRow,
} from "../rows";
import type { SeedBusiness } from "./business";
import { businessNumber, organisationNumberOf } from "./contactNumbers";
import { hoursRows } from "./hours";
import type { Present } from "./present";

/** What the payment provider still asks of a business that stopped half-way. */
const openRequirements = ["external_account", "individual.verification.document", "tos_acceptance.date"];

/** The price of the monthly plans, in öre. */
const MONTHLY_PLAN_ORE = 49_900;

export function ownerRow(business: SeedBusiness, passwordHash: string): UserRow {
  return {
    id: business.ownerId,
    email: business.ownerEmail,
    role: "provider",
    full_name: business.content.owner,
    phone: businessNumber(business.content.city, business.number),
    locale: "sv",
    password_hash: passwordHash,
    email_verified_at: business.joinedAt,
    password_changed_at: business.joinedAt,
    created_at: business.joinedAt,
    updated_at: business.joinedAt,
  };
}

export function providerRow(business: SeedBusiness): ProviderRow {
  const { content, isOnboarded } = business;
  const [latitude, longitude] = content.at;
  return {
    id: business.id,
    owner_user_id: business.ownerId,
    slug: business.slug,
    company_name: content.name,
    organisation_number: organisationNumberOf(content.name, business.number),
    description: content.about,
    email: `hej@${business.domain}`,
    phone: businessNumber(content.city, business.number),
    address: content.street,
    postal_code: content.postalCode,
    city: content.city,
    latitude,
    longitude,
    plan: content.plan ?? "payg",
    is_verified: content.verified === undefined ? true : content.verified,
    is_onboarded: isOnboarded,
    stripe_account_id: business.stripeAccountId,
    details_submitted: isOnboarded,
    charges_enabled: isOnboarded,
    payouts_enabled: isOnboarded,
    requirements: content.onboarding === "started" ? openRequirements : [],
    min_notice_minutes: content.minNoticeMinutes ?? 0,
    horizon_days: content.horizonDays ?? 365,
    free_cancellation_hours: content.freeCancellationHours ?? 24,
    buffer_after_minutes: content.pauseAfter ?? 0,
    created_at: business.joinedAt,
    updated_at: business.joinedAt,
  };
}

export function locationRows(business: SeedBusiness): LocationRow[] {
  const { content } = business;
  const places = [content, ...(content.secondLocation ? [content.secondLocation] : [])];
  return places.map(({ street, postalCode, city, at: [latitude, longitude] }, index) => ({
    id: uuidOf("location", business.id, index),
    provider_id: business.id,
    address: street,
    postal_code: postalCode,
    city,
    phone: businessNumber(city, business.number + index),
    latitude,
    longitude,
    is_primary: index === 0,
  }));
}

export function staffRows(business: SeedBusiness): StaffRow[] {
  return business.staff.map((member, sort) => ({
    id: member.id,
    provider_id: business.id,
    name: member.name,
    does_all_services: member.does === null,
    is_implicit: member.isImplicit,
    is_active: member.isActive,
    sort,
    // The implicit one comes first; its colour is not shown.
    colour: staffColours[Math.max(sort - 1, 0) % staffColours.length] ?? staffColours[0],
    created_at: business.joinedAt,
  }));
}

/** The services of people who do not do all of them. */
export function staffServiceRows(business: SeedBusiness): StaffServiceRow[] {
  return business.staff.flatMap((member) =>
    business.services
      .filter(({ name }) => member.does?.includes(name))
      .map(({ id }) => ({ staff_member_id: member.id, service_id: id, provider_id: business.id })),
  );
}

export function openingHoursRows(business: SeedBusiness): HoursRow[] {
  return [
    ...hoursRows(business.id, null, business.hours),
    ...business.staff.flatMap((member) => hoursRows(business.id, member.id, member.ownHours)),
  ];
}

/** So many calendar months later, in UTC as it is billed; on the last day of a month that is too short. */
function monthsAfter(start: Date, months: number): Date {
  const lastDay = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const date = new Date(start);
  date.setUTCDate(1);
  date.setUTCMonth(start.getUTCMonth() + months);
  date.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return date;
}

/** How many renewals there have been: whole months from `start` to `nowMs`. */
function wholeMonths(start: Date, nowMs: number): number {
  const now = new Date(nowMs);
  const months =
    (now.getUTCFullYear() - start.getUTCFullYear()) * 12 + now.getUTCMonth() - start.getUTCMonth();
  return monthsAfter(start, months).getTime() > nowMs ? months - 1 : months;
}

/** The plan of those who pay by the month; renewed every month since they joined. */
export function subscriptionRows(business: SeedBusiness, present: Present): PlanSubscriptionRow[] {
  if (business.content.plan !== "monthly") return [];
  const months = wholeMonths(business.joinedAt, present.nowMs);
  return [
    {
      id: uuidOf("subscription", business.id),
      provider_id: business.id,
      stripe_customer_id: `cus_seed_${business.number}`,
      stripe_subscription_id: `sub_seed_${business.number}`,
      status: "active",
      price_ore: MONTHLY_PLAN_ORE,
      current_period_end: monthsAfter(business.joinedAt, months + 1),
      created_at: business.joinedAt,
      updated_at: monthsAfter(business.joinedAt, months),
    },
  ];
}
