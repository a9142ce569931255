import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { enabledAccount, haircut, type RunningStandIn } from "@/dev/stripe/testing";
import { leastGoodwillOre } from "@/lib/bookings/payment/goodwillRules";
import { openLinkPage } from "@/lib/checkout/link/openLinkPage";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import { bookByBusiness } from "@/lib/desk/bookByBusiness";
import { changePrice } from "@/lib/desk/payments/changePrice";
import {
  giveBackOnSite,
  listOnSitePayments,
  payOnSite,
  undoOnSite,
} from "@/lib/desk/payments/onSitePayments";
import { createPaymentLink } from "@/lib/desk/payments/paymentLinks";
import { refundGoodwill } from "@/lib/desk/payments/refundGoodwill";
import { bookByBusinessSchema } from "@/lib/desk/schemas";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { commissionOre, toSek } from "@/lib/money/ore";
import { sendRefund } from "@/lib/payments/refunds";
import { readCharge } from "@/lib/reconciliation/readCharge";
import { readDispute } from "@/lib/reconciliation/readDispute";
import { readPayout } from "@/lib/reconciliation/readPayout";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { markVisit } from "@/lib/visits/marks/markVisit";
import { scheduleBooking } from "@/lib/visits/schedule/scheduleBooking";
import { firstToken } from "../builders/bookingLink";
import { tokenOf } from "../builders/deskBookings";
import { book, type Salon, salon } from "../builders/salon";
import {
  type Business,
  balanceOf,
  chosenBy,
  dueOf,
  feeShare,
  isCharged,
  leftOf,
  nextStart,
  type OnVisit,
  onSiteOf,
  partOf,
  refundedOf,
  type Step,
  type Visit,
} from "./visitModel";

/* Does the steps of `visitModel.ts` by the use cases of the product and at the stand-in, and in the model. */

export type Place = Salon & { standIn: RunningStandIn; account: string; scope: BusinessScope };

/** A business that can be paid at the stand-in. */
export async function placeAt(standIn: RunningStandIn): Promise<Place> {
  const [place, account] = [await salon(), await enabledAccount(standIn)];
  await db().provider.update({ where: { id: place.id }, data: { stripeAccountId: account } });
  const scope = { providerId: place.id, staffMemberId: null, userId: place.ownerId };
  return { ...place, standIn, account, scope };
}

/** Long before every visit, so that those that are over could be booked. */
const longAgoMs = 60 * 24 * 3_600_000;

/** Takes a step, in the product and in the model. */
export async function takeStep(place: Place, business: Business, step: Step): Promise<void> {
  const chosen = chosenBy(business, step);
  if ("visit" in chosen) return onVisit(place, business, { ...step, what: chosen.what }, chosen.visit);
  if (chosen.what === "payOut") return payOut(place, business, step.part > 80);
  business.visits.push(await (chosen.what === "bookOwn" ? bookOwn : bookOnline)(place, business, step));
}

const newVisit = (
  visit: Pick<Visit, "id" | "isOnline" | "startMs" | "totalOre"> & Partial<Visit>,
): Visit => ({
  ...{ status: "confirmed", isNoShow: false, commissionOre: 0, isFree: true, sequence: 0, paid: null },
  ...{ onSite: [], givenBackOre: 0 },
  ...visit,
});

async function bookOwn(place: Place, business: Business, { priceOre, isEither }: Step): Promise<Visit> {
  const startMs = nextStart(business);
  const sent = bookByBusinessSchema.parse({
    source: isEither ? "phone" : "desk",
    client: { name: "Moa Lind", phone: "070-174 06 30" },
    lines: [{ serviceId: place.serviceId, price: toSek(priceOre) }],
    startTimes: [new Date(startMs).toISOString()],
    outsideHours: true,
    payment: { way: "on_site", paidWith: isEither ? "swish" : null },
    notify: false,
  });
  const context = { idempotencyKey: null, locale: "sv", nowMs: business.nowMs - longAgoMs } as const;
  const { bookingIds } = await bookByBusiness(place.scope, sent, context);
  const [id = ""] = bookingIds;
  return newVisit({ id, isOnline: false, startMs, totalOre: priceOre, onSite: isEither ? [priceOre] : [] });
}

/** Held by the builder, paid at the stand-in, confirmed by the product. */
async function bookOnline(place: Place, business: Business, step: Step): Promise<Visit> {
  const { priceOre: totalOre, part, isEither: isFree } = step;
  const startMs = nextStart(business);
  const feeOre = commissionOre(totalOre, part % 2 === 0 ? 5 : 0);
  const at = new Date(startMs).toISOString();
  const freeUntil = isFree ? at : new Date(business.nowMs - longAgoMs).toISOString();
  const id = await book(place, { at, status: "pending", totalOre, commissionOre: feeOre, freeUntil });
  const price_data = { currency: "sek", unit_amount: totalOre, product_data: { name: "Klippning" } };
  const session = await place.standIn.stripe.checkout.sessions.create(
    haircut({
      line_items: [{ price_data, quantity: 1 }],
      payment_intent_data: feeOre === 0 ? {} : { application_fee_amount: feeOre },
      metadata: { booking_id: id },
    }),
    { stripeAccount: place.account },
  );
  const data = { stripeAccountId: place.account, checkoutSessionId: session.id };
  await db().payment.updateMany({ where: { bookingId: id }, data });
  await payAt(place, session.id);
  return newVisit({
    ...{ id, isOnline: true, startMs, totalOre, commissionOre: feeOre, isFree },
    paid: { amountOre: totalOre, feeOre, refundsOre: [], feeBackOre: 0, dispute: null },
  });
}

async function payAt({ standIn, account }: Place, sessionId: string): Promise<void> {
  await standIn.control(`checkout/sessions/${sessionId}/pay`);
  await fulfilSession({ sessionId, stripeAccountId: account });
}

async function payOut({ standIn, account }: Place, business: Business, fails: boolean): Promise<void> {
  const balanceOre = balanceOf(business);
  const { id, amount } = await standIn.control(`accounts/${account}/payouts`);
  expect(amount).toBe(balanceOre);
  await standIn.control(`payouts/${String(id)}/settle`, { fails });
  await readPayout(String(id), account);
  if (!fails) business.payoutsOre.push(balanceOre);
}

async function onVisit(
  place: Place,
  business: Business,
  step: Step & { what: OnVisit },
  visit: Visit,
): Promise<void> {
  const { part, priceOre, isEither } = step;
  const { nowMs } = business;
  const { scope, ownerId } = place;
  const acting = { scope, bookingId: visit.id, actorUserId: ownerId };
  const change = (to: "completed" | "confirmed" | "cancelled") =>
    changeBookingStatus(scope, { bookingId: visit.id, to, actorUserId: ownerId, nowMs });
  const mark = (wished: "no_show" | null) =>
    markVisit(scope, { bookingId: visit.id, mark: wished, userId: ownerId, nowMs });
  const give = (amountOre: number) =>
    refundGoodwill(acting, { amountOre, note: "Ojämn färg.", refundedBeforeOre: refundedOf(visit), nowMs });
  const method = isEither ? "cash" : "card";
  switch (step.what) {
    case "payOnSite": {
      const amountOre = isEither ? dueOf(visit) : partOf(dueOf(visit), part);
      await payOnSite(acting, { amountOre, method });
      visit.onSite.push(amountOre);
      return;
    }
    case "payTooMuchOnSite":
      return refused(payOnSite(acting, { amountOre: dueOf(visit) + part, method }));
    case "undoOnSite": {
      const row = (await listOnSitePayments(acting)).find(({ can_undo }) => can_undo);
      await undoOnSite(acting, row?.id ?? "");
      visit.onSite.splice(visit.onSite.indexOf(Math.round((row?.amount ?? 0) * 100)), 1);
      return;
    }
    case "giveBackOnSite": {
      const amountOre = partOf(onSiteOf(visit), part);
      await giveBackOnSite(acting, { amountOre, method });
      visit.givenBackOre += amountOre;
      return;
    }
    case "changePrice":
      await changePrice(acting, priceOre);
      visit.totalOre = priceOre;
      return;
    case "payByLink":
      return payByLink(place, visit);
    case "refund": {
      const amountOre = Math.max(leastGoodwillOre(leftOf(visit)), partOf(leftOf(visit), part));
      await give(amountOre);
      return sendBack(visit, amountOre);
    }
    case "refundTooMuch":
      return refused(give(leftOf(visit) + part));
    case "dispute":
    case "decide":
      return disputeOf(place, visit, isEither ? "won" : "lost");
    case "cancelByBusiness":
      await change("cancelled");
      visit.isOwedOnWin = visit.paid?.dispute?.standing === "open";
      visit.status = "cancelled";
      return sendBack(visit, isCharged(visit) ? 0 : leftOf(visit));
    case "cancelByCustomer":
      await cancelBooking(visit.id, { token: firstToken(visit.id), customerId: null }, { nowMs });
      visit.status = "cancelled";
      return sendBack(visit, visit.isFree ? leftOf(visit) : 0);
    case "move": {
      const startMs = nextStart(business, true);
      const { id: bookingId, sequence } = visit;
      await scheduleBooking(scope, {
        ...{ bookingId, startMs, sequence, outsideHours: true, userId: ownerId, nowMs },
      });
      Object.assign(visit, { startMs, sequence: sequence + 1, isFree: true });
      return;
    }
    case "complete":
      await change("completed");
      visit.status = "completed";
      return;
    case "reopen":
      await change("confirmed");
      visit.status = "confirmed";
      return;
    default:
      await mark(step.what === "noShow" ? "no_show" : null);
      visit.isNoShow = step.what === "noShow";
  }
}

const refused = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code: "amount_exceeds" });

async function payByLink(place: Place, visit: Visit): Promise<void> {
  const { scope, ownerId } = place;
  const amountOre = dueOf(visit);
  const acting = { scope, bookingId: visit.id, actorUserId: ownerId };
  const { url } = await createPaymentLink(acting, Date.now());
  // From an address of its own, since presses from one are limited.
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const pressed = await openLinkPage({ token: tokenOf(url), locale: "sv", address }, Date.now());
  if (!("url" in pressed)) throw new Error(`The link is ${pressed.state}`);
  const { checkoutSessionId } = await db().payment.findFirstOrThrow({ where: { bookingId: visit.id } });
  await payAt(place, checkoutSessionId);
  visit.paid = { amountOre, feeOre: 0, refundsOre: [], feeBackOre: 0, dispute: null };
}

/** Has Stripe give back what was just requested. */
async function sendBack({ id: bookingId, paid }: Visit, amountOre: number): Promise<void> {
  if (paid === null || amountOre === 0) return;
  const where = { payment: { bookingId }, status: "requested" } as const;
  for (const { id } of await db().refund.findMany({ where })) await sendRefund(id);
  paid.feeBackOre += feeShare(paid, amountOre);
  paid.refundsOre.push(amountOre);
}

async function disputeOf({ standIn, account }: Place, visit: Visit, outcome: "won" | "lost"): Promise<void> {
  const { paid, id: bookingId } = visit;
  if (paid === null) return;
  if (paid.dispute === null) {
    const { paymentIntentId } = await db().payment.findFirstOrThrow({ where: { bookingId } });
    const { id } = await standIn.control(`charges/${paymentIntentId}/dispute`);
    paid.dispute = { id: String(id), standing: "open" };
  } else {
    await standIn.control(`disputes/${paid.dispute.id}/decide`, { outcome });
    paid.dispute.standing = outcome;
  }
  await readDispute(paid.dispute.id, account);
  // Only the business can have cancelled a visit whose payment was disputed, and it owes what is left.
  if (visit.isOwedOnWin && paid.dispute.standing === "won") await sendBack(visit, leftOf(visit));
}

/** Reads what Stripe took and returned of every charge that is new or has changed, as the worker does each minute. */
export async function readCharges({ id }: Place): Promise<void> {
  const changed = await db().$queryRaw<{ paymentId: string }[]>`
    SELECT payment_id AS "paymentId" FROM charge_readings WHERE provider_id = ${id}::uuid AND read_changes < changes`;
  for (const { paymentId } of changed) expect(await readCharge(paymentId)).toBe(true);
}
