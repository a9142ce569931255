import fc from "fast-check";
import { mostGoodwill } from "@/lib/bookings/payment/goodwillRules";

/*
 * The visits of a business at Stripe as plain facts: who made them, what was paid, what went back. What follows from them is
 * written out here, apart from the product, so that rows, figures, files and Stripe can be compared with it. Amounts are in
 * öre.
 */

type Paid = {
  amountOre: number;
  feeOre: number;
  /** In the order in which they went back. */
  refundsOre: number[];
  feeBackOre: number;
  dispute: null | { id: string; standing: "open" | "won" | "lost" };
};

export type Visit = {
  id: string;
  isOnline: boolean;
  startMs: number;
  status: "confirmed" | "completed" | "cancelled";
  isNoShow: boolean;
  totalOre: number;
  commissionOre: number;
  /** Whether its customer may still cancel for nothing. */
  isFree: boolean;
  sequence: number;
  /** Cancelled by the business while the customer's bank held the payment. */
  isOwedOnWin?: boolean;
  paid: Paid | null;
  /** Recorded on the spot and not undone. */
  onSite: number[];
  /** Given back on the spot once it was cancelled. */
  givenBackOre: number;
};

export type Business = { nowMs: number; visits: Visit[]; payoutsOre: number[]; nextSlot: number };

export const visitMs = 30 * 60_000;
const disputeFeeOre = 20_000;
/** What Stripe takes of a card payment. */
const chargeFeeOre = (amountOre: number) => Math.round(amountOre * 0.015) + 180;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
export const refundedOf = ({ paid }: Visit) => sumOf(paid?.refundsOre ?? []);
export const leftOf = (visit: Visit) => (visit.paid?.amountOre ?? 0) - refundedOf(visit);
export const onSiteOf = ({ onSite, givenBackOre }: Visit) => sumOf(onSite) - givenBackOre;
export const dueOf = (visit: Visit) => visit.totalOre - (visit.paid?.amountOre ?? 0) - sumOf(visit.onSite);
export const isPast = ({ startMs }: Visit, nowMs: number) => startMs <= nowMs;

/** Of the commission what Stripe gives back with a refund: in proportion, and all the rest with the last one. */
export function feeShare({ amountOre, feeOre, refundsOre, feeBackOre }: Paid, refundOre: number): number {
  const before = sumOf(refundsOre);
  const left = feeOre - feeBackOre;
  const isAll = before + refundOre === amountOre;
  if (isAll && feeBackOre === Math.round((feeOre * before) / amountOre)) return left;
  return Math.min(left, Math.round((feeOre * refundOre) / amountOre));
}

/** Stripe charged a dispute back, and gave it back to a business that won. */
const disputedOf = ({ paid }: Visit) =>
  paid?.dispute && paid.dispute.standing !== "won" ? paid.amountOre : 0;

/** The sums of the ledger's kinds. */
export function rowsOf(visit: Visit) {
  const { paid } = visit;
  return {
    payment: paid?.amountOre ?? 0,
    on_site: onSiteOf(visit),
    commission: -(paid?.feeOre ?? 0),
    commission_returned: paid?.feeBackOre ?? 0,
    refund: -refundedOf(visit),
    dispute: -disputedOf(visit),
    stripe_fee: paid ? -chargeFeeOre(paid.amountOre) - (paid.dispute ? disputeFeeOre : 0) : 0,
  };
}

/** What a visit is to its business. */
export function moneyOf(visit: Visit, nowMs: number) {
  const { status, totalOre, startMs, isNoShow } = visit;
  const { stripe_fee: _fee, ...brought } = rowsOf(visit);
  const isCancelled = status === "cancelled";
  const isOver = status === "completed" || (!isCancelled && startMs + visitMs <= nowMs);
  const earnedOre = isOver || isCancelled ? sumOf(Object.values(brought)) : 0;
  return {
    bookedOre: isOver || isCancelled ? 0 : totalOre,
    earnedOre,
    keptOre: isCancelled ? earnedOre : 0,
    unpaidOre: isOver && !isNoShow ? Math.max(0, dueOf(visit)) : 0,
  };
}

/** What lies at Stripe. */
export function balanceOf({ visits, payoutsOre }: Business): number {
  const atStripe = visits.map((visit) => {
    const { on_site: _onSite, ...rows } = rowsOf(visit);
    return sumOf(Object.values(rows));
  });
  return sumOf(atStripe) - sumOf(payoutsOre);
}

const isOpenStanding = ({ paid }: Visit) => paid?.dispute?.standing === "open";
const isReturnable = (visit: Visit) =>
  leftOf(visit) > 0 &&
  (visit.paid?.refundsOre.length ?? 0) < mostGoodwill &&
  (visit.paid?.dispute === null || visit.paid?.dispute.standing === "won");
export const isCharged = (visit: Visit) => visit.paid?.dispute?.standing === "lost" || isOpenStanding(visit);
const isStanding = ({ status }: Visit) => status !== "cancelled";
const isOwn = ({ isOnline }: Visit) => !isOnline;

/** To which visits something can be done. */
const abilities = {
  payOnSite: (visit: Visit) => isOwn(visit) && isStanding(visit) && dueOf(visit) > 0,
  payTooMuchOnSite: (visit: Visit) => isOwn(visit) && isStanding(visit) && dueOf(visit) > 0,
  undoOnSite: (visit: Visit) => isStanding(visit) && visit.onSite.length > 0,
  giveBackOnSite: (visit: Visit) => !isStanding(visit) && onSiteOf(visit) > 0,
  changePrice: (visit: Visit) => isOwn(visit) && isStanding(visit) && dueOf(visit) === visit.totalOre,
  payByLink: (visit: Visit) =>
    isOwn(visit) && isStanding(visit) && visit.paid === null && dueOf(visit) >= 300,
  refund: (visit: Visit, nowMs: number) =>
    isReturnable(visit) && (!isStanding(visit) || isPast(visit, nowMs)),
  refundTooMuch: (visit: Visit, nowMs: number) =>
    isReturnable(visit) && (!isStanding(visit) || isPast(visit, nowMs)),
  dispute: (visit: Visit, nowMs: number) =>
    leftOf(visit) > 0 && visit.paid?.dispute === null && isPast(visit, nowMs),
  decide: isOpenStanding,
  cancelByBusiness: (visit: Visit) => visit.status === "confirmed",
  cancelByCustomer: (visit: Visit, nowMs: number) =>
    visit.isOnline && visit.status === "confirmed" && !isPast(visit, nowMs),
  // The limit of an hour; each step may have its mail.
  move: (visit: Visit, nowMs: number) =>
    visit.status === "confirmed" && !isPast(visit, nowMs) && visit.sequence < 10,
  complete: (visit: Visit, nowMs: number) => visit.status === "confirmed" && isPast(visit, nowMs),
  reopen: ({ status }: Visit) => status === "completed",
  noShow: (visit: Visit, nowMs: number) => isStanding(visit) && !visit.isNoShow && isPast(visit, nowMs),
  unmark: (visit: Visit) => isStanding(visit) && visit.isNoShow,
} satisfies Record<string, (visit: Visit, nowMs: number) => boolean>;
export type OnVisit = keyof typeof abilities;

/** How often each is done where it can be done; what asks Stripe takes ten times as long as what does not. */
const weights = {
  ...{ bookOwn: 4, bookOnline: 2, payOut: 1, payByLink: 2, refund: 2, dispute: 1, decide: 1 },
  ...{
    payOnSite: 9,
    payTooMuchOnSite: 3,
    undoOnSite: 8,
    giveBackOnSite: 5,
    changePrice: 7,
    refundTooMuch: 3,
  },
  ...{ cancelByBusiness: 2, cancelByCustomer: 1, move: 3 },
  ...{ complete: 6, reopen: 6, noShow: 6, unmark: 6 },
} satisfies Record<OnVisit | "bookOwn" | "bookOnline" | "payOut", number>;
type What = keyof typeof weights;
const isWhat = (name: string): name is What => name in weights;
const whats = Object.entries(weights).flatMap(([name, weight]) =>
  isWhat(name) ? Array.from({ length: weight }, () => name) : [],
);

/** `choice` chooses among what can be done, `pick` among the visits, `part` of an amount, in percent. */
export type Step = { choice: number; pick: number; part: number; priceOre: number; isEither: boolean };

export const step: fc.Arbitrary<Step> = fc.record({
  choice: fc.nat(10_000),
  pick: fc.nat(10_000),
  part: fc.integer({ min: 1, max: 100 }),
  priceOre: fc.integer({ min: 300, max: 200_001 }),
  isEither: fc.boolean(),
});

type Chosen = { what: Exclude<What, OnVisit> } | { what: OnVisit; visit: Visit };

const isOnVisit = (what: What): what is What & OnVisit => what in abilities;

/** What a step does: there is always something that can be done. */
export function chosenBy(business: Business, { choice, pick }: Step): Chosen {
  const { visits, nowMs } = business;
  const able = whats.flatMap((what): (() => Chosen)[] => {
    if (!isOnVisit(what)) return what === "payOut" && balanceOf(business) <= 0 ? [] : [() => ({ what })];
    const some = visits.filter((visit) => abilities[what](visit, nowMs));
    const visit = some[pick % Math.max(1, some.length)];
    return visit === undefined ? [] : [() => ({ what, visit })];
  });
  return able[choice % able.length]?.() ?? { what: "bookOwn" };
}

/** The start of the next visit, never over another one: every other is over, every other to come. */
export function nextStart(business: Business, isToCome = business.nextSlot % 2 === 0): number {
  business.nextSlot += 1;
  const distanceMs = (business.nextSlot * 7 + 2) * visitMs;
  const half = Math.floor(business.nowMs / visitMs) * visitMs;
  return isToCome ? half + distanceMs : half - distanceMs;
}

export const partOf = (ore: number, percent: number) => Math.max(1, Math.floor((ore * percent) / 100));
