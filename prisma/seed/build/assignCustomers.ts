import { type CustomerHistory, histories, type Visits } from "../content/agendas";
import type { City } from "../content/types";
import { Random } from "../random";
import type { SeedBusiness } from "./business";
import { type CustomerAccount, guest, type SeedCustomer } from "./customers";
import type { Draft } from "./drafts";
import { DAY_MS, HOUR_MS, type Present } from "./present";

/** A booking and who made it. */
export interface Booking extends Draft {
  readonly customer: SeedCustomer;
}

const GUEST_SHARE = 0.3;
/** How many accounts are tried before a guest gets the booking; each may have another visit at that time. */
const TRIES = 4;

/** When each customer has a visit, so that none has two within half an hour. */
class VisitTimes {
  private readonly visits = new Map<string, Draft[]>();

  /** Enters the visit, unless the customer has another one at the time. @returns whether it was entered */
  reserve(customerId: string, draft: Draft): boolean {
    const known = this.visits.get(customerId) ?? [];
    const isFree = known.every(
      ({ startMs, endMs }) => draft.startMs >= endMs + HOUR_MS / 2 || draft.endMs + HOUR_MS / 2 <= startMs,
    );
    if (isFree) this.visits.set(customerId, [...known, draft]);
    return isFree;
  }
}

/** Decides who made each booking: the demo's customers theirs, accounts of the same city most, guests the rest. */
export function assignCustomers(
  drafts: readonly Draft[],
  accounts: ReadonlyMap<City, readonly CustomerAccount[]>,
  demoCustomers: readonly CustomerAccount[],
  present: Present,
): Booking[] {
  const visitTimes = new VisitTimes();
  const ofDemo = demoBookings(drafts, demoCustomers, visitTimes, present);
  const regularsByBusiness = new Map<SeedBusiness, readonly CustomerAccount[]>();
  return drafts.map((draft) => {
    const { business } = draft;
    const known = ofDemo.get(draft.id);
    if (known) return known;
    const regulars = regularsByBusiness.get(business) ?? regularsOf(business, accounts);
    regularsByBusiness.set(business, regulars);
    return { ...draft, customer: customerFor(draft, regulars, visitTimes) };
  });
}

function regularsOf(
  { content, slug }: SeedBusiness,
  accounts: ReadonlyMap<City, readonly CustomerAccount[]>,
): CustomerAccount[] {
  return new Random("regulars", slug).shuffled(accounts.get(content.city) ?? []);
}

function customerFor(
  draft: Draft,
  regulars: readonly CustomerAccount[],
  visitTimes: VisitTimes,
): SeedCustomer {
  const random = new Random("customer", draft.id);
  if (random.chance(GUEST_SHARE)) return guest(random);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const account = random.weighted(regulars, (_, rank) => 1 / (rank + 8));
    if (draft.createdMs > account.joinedAt.getTime() && visitTimes.reserve(account.id, draft)) return account;
  }
  return guest(random);
}

function demoBookings(
  drafts: readonly Draft[],
  demoCustomers: readonly CustomerAccount[],
  visitTimes: VisitTimes,
  present: Present,
): Map<string, Booking> {
  const bookings = histories.flatMap((history) => {
    const customer = demoCustomers.find(({ email }) => email === history.email);
    if (!customer) throw new Error(`No demo customer ${history.email}`);
    const canCome = (draft: Draft) =>
      draft.createdMs > customer.joinedAt.getTime() && visitTimes.reserve(customer.id, draft);
    return bookingsOf(history, drafts, present, canCome).map((draft) => ({ ...draft, customer }));
  });
  return new Map(bookings.map((booking) => [booking.id, booking]));
}

function bookingsOf(
  history: CustomerHistory,
  drafts: readonly Draft[],
  { nowMs }: Present,
  canCome: (draft: Draft) => boolean,
): Draft[] {
  const keptAt = ({ business, service }: Visits) =>
    drafts.filter(
      (draft) =>
        draft.business.content.name === business &&
        draft.appointment.service.name === service &&
        draft.cancellation === null,
    );
  const nearestTo = (candidates: readonly Draft[], { days }: Visits) =>
    days.map((day) => byDistance(candidates, nowMs + day * DAY_MS).find(canCome));
  const visits = history.visits.flatMap((visit) => nearestTo(keptAt(visit), visit));
  const refunded = nearestTo(keptAt(history.refunded).flatMap(cancelledInTime), history.refunded);
  return [...visits, ...refunded].filter((draft) => draft !== undefined);
}

function byDistance(drafts: readonly Draft[], instantMs: number): Draft[] {
  const distance = ({ startMs }: Draft) => Math.abs(startMs - instantMs);
  return drafts.toSorted((a, b) => distance(a) - distance(b));
}

/** The booking, cancelled five hours before the end of free cancellation; none if it was made too late for that. */
function cancelledInTime(draft: Draft): Draft[] {
  const atMs = draft.freeUntilMs - 5 * HOUR_MS;
  const wasInTime = atMs > draft.createdMs + HOUR_MS;
  return wasInTime ? [{ ...draft, cancellation: { reason: "by_customer", atMs } }] : [];
}
