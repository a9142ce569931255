import { demoAccounts } from "./accounts";
import type { BookingEventRow, BookingRefundRow, PaymentRow, ReplyRow, ReviewRow } from "./bookingRows";
import { seedAbsences, unavailableRows } from "./build/absences";
import { assignCustomers } from "./build/assignCustomers";
import { recordOf, type SeedBookingRow } from "./build/bookingRows";
import { buildBusinesses, type SeedBusiness } from "./build/business";
import {
  categoryRows,
  kindPhraseRows,
  type ServiceRow,
  serviceRows,
  subcategoryRows,
} from "./build/catalogueRows";
import { type ClientRows, clientRows } from "./build/clients";
import { buildAccounts, buildDemoCustomers, customerUserRow, type SeedCustomer } from "./build/customers";
import { draftsOf } from "./build/drafts";
import { type Present, presentOf } from "./build/present";
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
import { seedSpecialDays, specialDayRows } from "./build/specialDays";
import type {
  HoursRow,
  LocationRow,
  PlanSubscriptionRow,
  ProviderRow,
  SpecialDayRow,
  StaffRow,
  StaffServiceRow,
  UnavailableRow,
  UserRow,
} from "./rows";

/** The rows of each table; the tables in the order in which they must be filled. */
export interface DemoData {
  readonly categories: readonly object[];
  readonly subcategories: readonly object[];
  readonly kind_phrases: readonly object[];
  readonly users: readonly UserRow[];
  readonly providers: readonly ProviderRow[];
  readonly provider_locations: readonly LocationRow[];
  readonly staff_members: readonly StaffRow[];
  readonly services: readonly ServiceRow[];
  readonly staff_services: readonly StaffServiceRow[];
  readonly opening_hours: readonly HoursRow[];
  readonly special_days: readonly SpecialDayRow[];
  readonly unavailable_times: readonly UnavailableRow[];
  readonly plan_subscriptions: readonly PlanSubscriptionRow[];
  readonly clients: ClientRows["clients"];
  readonly client_notes: ClientRows["notes"];
  readonly client_note_texts: ClientRows["texts"];
  readonly bookings: readonly SeedBookingRow[];
  readonly booking_events: readonly BookingEventRow[];
  readonly payments: readonly PaymentRow[];
  readonly refunds: readonly BookingRefundRow[];
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
    absences: seedAbsences(business, present),
    specialDays: seedSpecialDays(business, present),
  }));
  const drafts = plans.flatMap(({ business, ...closing }) =>
    draftsOf(business, scheduleOf(business, closing, present), present),
  );
  const bookings = assignCustomers(drafts, accounts, demoCustomers, present);
  const records = bookings.map((booking) => recordOf(booking, present));
  const reviews = reviewsOf(bookings, present);
  const customers = [...demoCustomers, ...[...accounts.values()].flat()];
  const clients = demoClients(
    records.map(({ booking }) => booking),
    businesses,
    demoCustomers,
    present,
  );
  const hashOf = (email: string) => hashes.demo.get(email) ?? hashes.other;
  return {
    categories: categoryRows(),
    subcategories: subcategoryRows(),
    kind_phrases: kindPhraseRows(),
    users: [
      ...customers.map((customer) => customerUserRow(customer, hashOf(customer.email))),
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
    clients: clients.clients,
    client_notes: clients.notes,
    client_note_texts: clients.texts,
    bookings: records.map(({ booking }) => booking),
    booking_events: records.flatMap(({ events }) => events),
    payments: records.map(({ payment }) => payment),
    refunds: records.flatMap(({ refund }) => refund ?? []),
    reviews: reviews.map(({ review }) => review),
    review_replies: reviews.flatMap(({ reply }) => reply ?? []),
  };
}

/** Everybody's clients; the demo owner's own business has notes on those who call, and on the first demo customer. */
function demoClients(
  bookings: readonly SeedBookingRow[],
  businesses: readonly SeedBusiness[],
  [customer]: readonly SeedCustomer[],
  present: Present,
): ClientRows {
  const { email } = demoAccounts.find(({ role }) => role === "provider") ?? {};
  const owned = businesses.find(({ ownerEmail }) => ownerEmail === email);
  if (owned === undefined || customer === undefined) throw new Error("The demo has no business of its own");
  return clientRows(bookings, owned, customer, present);
}
