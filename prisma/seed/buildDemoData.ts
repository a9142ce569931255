import type { BookingEventRow, PaymentRow, RefundRow, ReplyRow, ReviewRow } from "./bookingRows";
import { absencesOf, unavailableRows } from "./build/absences";
import { assignCustomers } from "./build/assignCustomers";
import { type BookingRow, recordOf } from "./build/bookingRows";
import { buildBusinesses } from "./build/business";
import { categoryRows, type ServiceRow, serviceRows, subcategoryRows } from "./build/catalogueRows";
import { buildAccounts, buildDemoCustomers, customerRow } from "./build/customers";
import { draftsOf } from "./build/drafts";
import { presentOf } from "./build/present";
import {
  locationRows,
  openingHoursRows,
  ownerRow,
  providerRow,
  staffRows,
  staffServiceRows,
  subscriptionRows,
} from "./build/providerRows";
import { reviewsOf } from "./build/reviews";
import { scheduleOf } from "./build/schedule";
import { specialDayRows, specialDaysOf } from "./build/specialDays";
import type {
  HoursRow,
  LocationRow,
  ProviderRow,
  SpecialDayRow,
  StaffRow,
  StaffServiceRow,
  SubscriptionRow,
  UnavailableRow,
  UserRow,
} from "./rows";

/** The rows of each table; the tables in the order in which they must be filled. */
export interface DemoData {
  readonly categories: readonly object[];
  readonly subcategories: readonly object[];
  readonly users: readonly UserRow[];
  readonly providers: readonly ProviderRow[];
  readonly provider_locations: readonly LocationRow[];
  readonly staff_members: readonly StaffRow[];
  readonly services: readonly ServiceRow[];
  readonly staff_services: readonly StaffServiceRow[];
  readonly opening_hours: readonly HoursRow[];
  readonly special_days: readonly SpecialDayRow[];
  readonly unavailable_times: readonly UnavailableRow[];
  readonly plan_subscriptions: readonly SubscriptionRow[];
  readonly bookings: readonly BookingRow[];
  readonly booking_events: readonly BookingEventRow[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly RefundRow[];
  readonly reviews: readonly ReviewRow[];
  readonly review_replies: readonly ReplyRow[];
}

export interface PasswordHashes {
  /** By e-mail address of the demo accounts. */
  readonly demo: ReadonlyMap<string, string>;
  /** Of a password that nobody knows, for all the others. */
  readonly other: string;
}

/**
 * All rows of the demo data. The same instant gives the same rows; nothing is read, nothing is written.
 * @param now the instant that counts as the present; its day in Sweden is today
 */
export function buildDemoData(now: Date, hashes: PasswordHashes): DemoData {
  const present = presentOf(now);
  const businesses = buildBusinesses(present);
  const accounts = buildAccounts(present);
  const demoCustomers = buildDemoCustomers(present);
  const plans = businesses.map((business) => ({
    business,
    absences: absencesOf(business, present),
    specialDays: specialDaysOf(business, present),
  }));
  const drafts = plans.flatMap(({ business, ...closing }) =>
    draftsOf(business, scheduleOf(business, closing, present), present),
  );
  const bookings = assignCustomers(drafts, accounts, demoCustomers, present);
  const records = bookings.map((booking) => recordOf(booking, present));
  const reviews = reviewsOf(bookings, present);
  const customers = [...demoCustomers, ...[...accounts.values()].flat()];
  const hashOf = (email: string) => hashes.demo.get(email) ?? hashes.other;
  return {
    categories: categoryRows(),
    subcategories: subcategoryRows(),
    users: [
      ...customers.map((customer) => customerRow(customer, hashOf(customer.email))),
      ...businesses.map((business) => ownerRow(business, hashOf(business.ownerEmail))),
    ],
    providers: businesses.map(providerRow),
    provider_locations: businesses.flatMap(locationRows),
    staff_members: businesses.flatMap(staffRows),
    services: businesses.flatMap(serviceRows),
    staff_services: businesses.flatMap(staffServiceRows),
    opening_hours: businesses.flatMap(openingHoursRows),
    special_days: plans.flatMap(({ business, specialDays }) => specialDayRows(business, specialDays)),
    unavailable_times: plans.flatMap(({ business, absences }) =>
      unavailableRows(business, absences, present),
    ),
    plan_subscriptions: businesses.flatMap((business) => subscriptionRows(business, present)),
    bookings: records.map(({ booking }) => booking),
    booking_events: records.flatMap(({ events }) => events),
    payments: records.map(({ payment }) => payment),
    refunds: records.flatMap(({ refund }) => refund ?? []),
    reviews: reviews.map(({ review }) => review),
    review_replies: reviews.flatMap(({ reply }) => reply ?? []),
  };
}
