import type { Books, Paid } from "../installation/stripeBooks";
import { type Finding, Invariant } from "../invariant";
import type { Round } from "../round";

type Row = {
  id: string;
  status: string;
  cancelReason: string | null;
  /** Whether a cancellation was early enough to give everything back. */
  isFree: boolean;
  totalOre: number;
  commissionOre: number;
  session: string | null;
  payment: string | null;
  refundedOre: number | null;
  isOnline: boolean;
};

type RefundRow = { paymentSession: string; stripeId: string | null; status: string; amountOre: number };

const bookingsSql = `
  SELECT b.id, b.status::text, b.cancel_reason::text AS "cancelReason", b.total_ore AS "totalOre",
    b.commission_ore AS "commissionOre", p.checkout_session_id AS session, p.status::text AS payment,
    p.refunded_ore AS "refundedOre", b.source = 'online' AS "isOnline",
    coalesce(b.cancel_reason <> 'by_customer' OR b.cancelled_at < b.free_cancellation_until, false) AS "isFree"
  FROM bookings b LEFT JOIN payments p ON p.booking_id = b.id`;

const refundsSql = `
  SELECT p.checkout_session_id AS "paymentSession", r.stripe_refund_id AS "stripeId", r.status::text,
    r.amount_ore AS "amountOre"
  FROM refunds r JOIN payments p ON p.id = r.payment_id`;

const arrived = ({ refunds }: Paid) => refunds.filter(({ status }) => status !== "failed");
const returnedOre = (paid: Paid) => arrived(paid).reduce((sum, { amount }) => sum + amount, 0);
/** A bank that sends the money back each time: after three tries a person has to find another way. */
const isUnreturnable = ({ refunds }: Paid) => refunds.filter(({ status }) => status === "failed").length >= 3;

/** Everybody who pays has a booking or their money, and our rows say what Stripe's books say. */
export async function checkMoney(round: Round, books: Books): Promise<Finding[]> {
  const rows = await round.fleet.database.rows<Row>(bookingsSql);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paidOf = Map.groupBy(books.paid, ({ bookingId }) => bookingId);
  return [
    bookedIsPaid(rows, paidOf),
    paidIsBooked(books, byId),
    refundsInBounds(books, byId),
    feesAgree(books, byId),
    closedPages(books, byId),
    refundsAgree(books, await round.fleet.database.rows<RefundRow>(refundsSql)),
  ];
}

function bookedIsPaid(rows: readonly Row[], paidOf: ReadonlyMap<string, Paid[]>): Finding {
  const rule = new Invariant("every online booking that stands has exactly one payment, of its price");
  for (const { id, status, payment, totalOre, isOnline } of rows) {
    if (!isOnline || (status !== "confirmed" && status !== "completed")) continue;
    const paid = paidOf.get(id) ?? [];
    const amounts = paid.map(({ charge }) => charge.amount);
    const isRight = payment === "paid" && amounts.length === 1 && amounts[0] === totalOre;
    rule.check(
      !isRight && `${id} (${status}) costs ${totalOre}, our row says ${payment}, Stripe took ${amounts}`,
    );
  }
  return rule.finding;
}

function paidIsBooked({ paid }: Books, byId: ReadonlyMap<string, Row>): Finding {
  const rule = new Invariant("every payment led to a booking or went back in full");
  for (const each of paid) {
    const row = byId.get(each.bookingId);
    rule.check(whyForNothing(each, row));
  }
  return rule.finding;
}

function whyForNothing(paid: Paid, row: Row | undefined): string | undefined {
  const { bookingId, charge, session } = paid;
  if (row === undefined) return `${session.id} was paid for a booking that is not there (${bookingId})`;
  if (row.status === "confirmed" || row.status === "completed") return undefined;
  if (row.status === "pending") return `${bookingId} was paid (${session.id}) and is pending`;
  const returned = returnedOre(paid);
  const isKept = !row.isFree && row.cancelReason === "by_customer";
  if (returned === charge.amount || isKept || isUnreturnable(paid)) return undefined;
  return `${bookingId} (${row.cancelReason}) was paid with ${charge.amount}, and ${returned} went back`;
}

function refundsInBounds({ paid }: Books, byId: ReadonlyMap<string, Row>): Finding {
  const rule = new Invariant("no more went back than was paid, and our sum is Stripe's");
  for (const each of paid) {
    const returned = returnedOre(each);
    const ours = byId.get(each.bookingId)?.refundedOre;
    if (returned > each.charge.amount)
      rule.check(`${each.bookingId}: ${returned} of ${each.charge.amount} went back`);
    else rule.check(ours !== returned && `${each.bookingId}: ${returned} went back, our row says ${ours}`);
  }
  return rule.finding;
}

function feesAgree({ paid }: Books, byId: ReadonlyMap<string, Row>): Finding {
  const rule = new Invariant("the application fee is the stored commission, and goes back with the money");
  for (const each of paid) {
    const { bookingId, fee } = each;
    const commission = byId.get(bookingId)?.commissionOre ?? 0;
    if ((fee?.amount ?? 0) !== commission)
      rule.check(`${bookingId}: fee ${fee?.amount}, commission ${commission}`);
    else rule.check(whyFeeKept(each));
  }
  return rule.finding;
}

/** What the product gives back takes its part of the fee along; a refund in the dashboard does not. */
function whyFeeKept(paid: Paid): string | undefined {
  const { fee, charge, bookingId } = paid;
  const own = arrived(paid).filter(({ metadata }) => metadata.refund_id !== undefined);
  const ownOre = own.reduce((sum, { amount }) => sum + amount, 0);
  if (fee === undefined || ownOre < charge.amount || paid.refunds.length !== own.length) return undefined;
  return fee.amountRefunded === fee.amount
    ? undefined
    : `${bookingId}: ${fee.amountRefunded} of fee ${fee.amount} back`;
}

function closedPages({ sessions }: Books, byId: ReadonlyMap<string, Row>): Finding {
  const rule = new Invariant("no page of a booking that is gone can be paid on");
  for (const { id, status, metadata } of sessions) {
    const bookingId = metadata.booking_id ?? "";
    const booking = byId.get(bookingId)?.status;
    rule.check(
      status === "open" && booking !== "pending" && `${id} is open, its booking ${bookingId} is ${booking}`,
    );
  }
  return rule.finding;
}

function refundsAgree({ paid }: Books, rows: readonly RefundRow[]): Finding {
  const rule = new Invariant("every refund is known on both sides, and settled");
  const ours = new Map(rows.map((row) => [row.stripeId, row]));
  for (const refund of paid.flatMap(({ refunds }) => refunds)) {
    const row = ours.get(refund.id);
    const isSame = row !== undefined && row.status === refund.status && row.amountOre === refund.amount;
    rule.check(
      !isSame &&
        `${refund.id}: Stripe says ${refund.status} ${refund.amount}, we ${row?.status} ${row?.amountOre}`,
    );
  }
  for (const row of rows.filter(({ stripeId }) => stripeId === null)) {
    rule.check(row.status === "requested" && `a refund of ${row.paymentSession} was never asked for`);
  }
  return rule.finding;
}
