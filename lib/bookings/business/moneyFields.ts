import { z } from "zod";
import { LedgerKind, OnSiteMethod } from "@/lib/db/generated/enums";
import { instantOut } from "@/lib/http/input/schemas";
import type { BookingMoney } from "@/lib/ledger/words";
import { providerOre, toSek } from "@/lib/money/ore";
import { refundAfterDisputeOre, refundOnCancelOre, waitsForBankOre } from "../customer/customerRules";
import { goodwillRefunds, goodwillRefusal } from "../payment/goodwillRules";
import { isPaid, onSiteOre, paidState, paidStateSchema } from "../payment/paidState";
import { disputeColumns, disputeOut, disputeSchema } from "./bookingDisputes";
import { bookingMoney, soldColumns } from "./bookingMoney";
import { type ShownRow, shownField } from "./shownField";

/*
 * The money of a booking as its business sees it. Amounts are in SEK, and null for a member.
 */

const sekOrNone = z.number().nullable();
const sekOrNull = (ore: number | null): number | null => (ore === null ? null : toSek(ore));

/** Its price, and how that is divided. */
export const priceFields = {
  total_amount: shownField({ totalOre: true }, sekOrNone, ({ totalOre }) => sekOrNull(totalOre)),
  provider_amount: shownField(
    { totalOre: true, commissionOre: true },
    sekOrNone,
    ({ totalOre, commissionOre }) =>
      totalOre === null || commissionOre === null ? null : toSek(providerOre(totalOre, commissionOre)),
  ),
  commission_amount: shownField({ commissionOre: true }, sekOrNone, (row) => sekOrNull(row.commissionOre)),
};

const paidColumns = { status: true, source: true, paymentWay: true, totalOre: true, dueOre: true } as const;

/** How it is paid, and how far. To a member only whether it is. */
export const paidFields = {
  /** Who made it: the customer online, or the business for somebody who called or came by. */
  source: shownField({ source: true }, z.enum(["online", "phone", "desk"]), ({ source }) => source),
  payment_way: shownField(
    { paymentWay: true },
    z.enum(["checkout", "on_site", "link"]),
    (row) => row.paymentWay,
  ),
  payment_state: shownField(paidColumns, paidStateSchema, paidState),
  is_paid: shownField(paidColumns, z.boolean(), (row) => isPaid(paidState(row))),
  /** What came of its price, on whichever way; what went back is not counted off. */
  paid_amount: shownField(paidColumns, sekOrNone, ({ totalOre, dueOre }) =>
    totalOre === null ? null : toSek(totalOre - dueOre),
  ),
  due_amount: shownField(paidColumns, sekOrNone, ({ totalOre, dueOre, status }) => {
    if (totalOre === null) return null;
    return toSek(status === "cancelled" ? 0 : dueOre);
  }),
};

const money = (of: (sums: BookingMoney) => number) =>
  shownField(soldColumns, sekOrNone, (row: ShownRow<typeof soldColumns>, nowMs: number) => {
    const sums = bookingMoney(row, nowMs);
    return sums && toSek(of(sums));
  });

const ledgerEntrySchema = z.object({
  kind: z.enum(LedgerKind),
  amount: z.number(),
  method: z.enum(OnSiteMethod).nullable(),
  occurred_at: instantOut,
});

const goodwillColumns = {
  status: true,
  totalOre: true,
  startsAt: true,
  payment: { select: { status: true, amountOre: true, refundedOre: true, refunds: goodwillRefunds } },
  disputes: { select: { status: true } },
} as const;

/** What came of its money, and what of it can go back at the moment of asking. */
export const moneyFields = {
  /** What the customer gets back if the business cancels now. */
  refund_on_cancel: shownField(
    {
      status: true,
      totalOre: true,
      startsAt: true,
      endsAt: true,
      freeCancellationUntil: true,
      payment: { select: { status: true, amountOre: true, refundedOre: true } },
      disputes: { select: { status: true } },
    },
    sekOrNone,
    ({ totalOre, disputes, ...row }, nowMs: number) =>
      totalOre === null || disputes === null
        ? null
        : toSek(refundOnCancelOre({ ...row, disputes }, "provider", nowMs)),
  ),
  /** What the customer gets back only if the bank rules for the business: of a cancellation now, or of the one that was. */
  refund_after_dispute: shownField(
    {
      status: true,
      totalOre: true,
      cancelReason: true,
      cancelledAt: true,
      startsAt: true,
      endsAt: true,
      freeCancellationUntil: true,
      payment: { select: { status: true, amountOre: true, refundedOre: true } },
      disputes: { select: { status: true } },
    },
    sekOrNone,
    ({ totalOre, disputes, ...row }, nowMs: number) => {
      if (totalOre === null || disputes === null) return null;
      const booking = { ...row, disputes };
      return toSek(
        row.status === "cancelled"
          ? waitsForBankOre(booking)
          : refundAfterDisputeOre(booking, "provider", nowMs),
      );
    },
  ),
  /** What was given back before. */
  refunded_amount: money(({ refundedOre }) => refundedOre),
  /** What it has brought so far: paid, less the fee and what was given back; 0 while nothing is paid. */
  kept_amount: money(({ broughtOre }) => broughtOre),
  /** The agreed price while the visit is ahead, afterwards 0. */
  booked_amount: money(({ bookedOre }) => bookedOre),
  /** What the business has of a visit that was, or keeps of a cancelled booking; 0 before. */
  earned_amount: money(({ earnedOre }) => earnedOre),
  /** What is left to pay of a visit that was, and that the business booked itself. */
  unpaid_amount: money(({ unpaidOre }) => unpaidOre),
  /** Each amount that moved, as the business sees it, in the order of writing. */
  ledger: shownField(
    {
      ledger: {
        select: { kind: true, amountOre: true, method: true, occurredAt: true },
        orderBy: { id: "asc" },
      },
    },
    z.array(ledgerEntrySchema).nullable(),
    ({ ledger }) =>
      ledger?.map(({ kind, amountOre, method, occurredAt }) => ({
        kind,
        amount: toSek(amountOre),
        method,
        occurred_at: occurredAt.toISOString(),
      })) ?? null,
  ),
  /** Payments that the customer's bank takes or took back, newest first; null where amounts are not shown. */
  disputes: shownField(
    { disputes: { select: disputeColumns, orderBy: [{ openedAt: "desc" }, { id: "asc" }] } },
    z.array(disputeSchema).nullable(),
    ({ disputes }) => disputes?.map(disputeOut) ?? null,
  ),
  /** What the business may give back of goodwill now. */
  refundable_amount: shownField(
    goodwillColumns,
    sekOrNone,
    ({ totalOre, payment, disputes, ...row }, nowMs: number) => {
      if (totalOre === null || disputes === null) return null;
      const isPossible = goodwillRefusal({ ...row, payment, disputes }, nowMs) === null && payment !== null;
      return toSek(isPossible ? payment.amountOre - payment.refundedOre : 0);
    },
  ),
  /** Why nothing can be given back of a payment that the customer's bank took back; null otherwise. */
  refund_hindrance: shownField(
    goodwillColumns,
    z.enum(["disputed", "charged_back"]).nullable(),
    ({ totalOre, payment, disputes, ...row }, nowMs: number) => {
      if (totalOre === null || disputes === null) return null;
      const refusal = goodwillRefusal({ ...row, payment, disputes }, nowMs);
      return refusal === "disputed" || refusal === "charged_back" ? refusal : null;
    },
  ),
  /** What was paid on the spot, which the product does not give back. */
  on_site_amount: shownField(
    { ...paidColumns, links: { where: { endedAt: null }, select: { amountOre: true, paidAt: true } } },
    sekOrNone,
    ({ totalOre, links, ...row }) =>
      totalOre === null || links === null ? null : toSek(onSiteOre({ ...row, totalOre, links })),
  ),
};
