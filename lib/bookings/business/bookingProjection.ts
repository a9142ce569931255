import { z } from "zod";
import type { Prisma } from "@/lib/db/generated/client";
import { LedgerKind, OnSiteMethod } from "@/lib/db/generated/enums";
import { type ProjectedField, projection } from "@/lib/db/projection";
import { instantOut } from "@/lib/http/input/schemas";
import type { BookingMoney } from "@/lib/ledger/words";
import { providerOre, toSek } from "@/lib/money/ore";
import { refundAfterDisputeOre, refundOnCancelOre, waitsForBankOre } from "../customer/customerRules";
import { goodwillRefusal } from "../payment/goodwillRules";
import { isPaid, onSiteOre, paidState, paidStateSchema } from "../payment/paidState";
import { bookingReference } from "../reference";
import { bookingStatusSchema, deliveryModeSchema, visitMarkSchema } from "../schemas";
import { bookingStatuses, transitionRefusal } from "../status";
import { disputeColumns, disputeOut, disputeSchema } from "./bookingDisputes";
import { bookingMoney, soldColumns } from "./bookingMoney";

/*
 * A booking as its business sees it: a column that it is to see is a field here, and nowhere else.
 */

/** What a member is not told: amounts, and contacts but those of today's visits (`shownTo`). */
export const moneyColumns = ["totalOre", "commissionOre", "payment", "ledger", "disputes", "links"] as const;
export const contactColumns = ["customerEmail", "customerPhone"] as const;
type Hidden = (typeof moneyColumns | typeof contactColumns)[number];

/** A row of a booking as somebody at its business may see it: what is not for them is null. */
export type ShownTo<R> = { [K in keyof R]: K extends Hidden ? R[K] | null : R[K] };

type Row<S extends Prisma.BookingSelect> = ShownTo<Prisma.BookingGetPayload<{ select: S }>>;

const field = <const S extends Prisma.BookingSelect, Z extends z.ZodType, C = unknown>(
  select: S,
  shape: Z,
  of: (row: Row<S>, context: C) => z.input<Z>,
): ProjectedField<S, Z, Row<S>, C> => ({ select, shape, of });

const sekOrNone = z.number().nullable();
const sekOrNull = (ore: number | null): number | null => (ore === null ? null : toSek(ore));

const paidColumns = { status: true, source: true, paymentWay: true, totalOre: true, dueOre: true } as const;

/** How it is paid, and how far. To a member only whether it is. */
const paidFields = {
  /** Who made it: the customer online, or the business for somebody who called or came by. */
  source: field({ source: true }, z.enum(["online", "phone", "desk"]), ({ source }) => source),
  payment_way: field({ paymentWay: true }, z.enum(["checkout", "on_site", "link"]), (row) => row.paymentWay),
  payment_state: field(paidColumns, paidStateSchema, paidState),
  is_paid: field(paidColumns, z.boolean(), (row) => isPaid(paidState(row))),
  /** What came of its price, on whichever way; what went back is not counted off. */
  paid_amount: field(paidColumns, sekOrNone, ({ totalOre, dueOre }) =>
    totalOre === null ? null : toSek(totalOre - dueOre),
  ),
  due_amount: field(paidColumns, sekOrNone, ({ totalOre, dueOre, status }) => {
    if (totalOre === null) return null;
    return toSek(status === "cancelled" ? 0 : dueOre);
  }),
};

/** What lists tell of it. Amounts are in SEK. */
export const bookingFields = {
  id: field({ id: true }, z.uuid(), ({ id }) => id),
  /** What people read out: the first eight characters of the id. */
  reference: field({ id: true }, z.string(), ({ id }) => bookingReference(id)),
  booking_date: field({ startsAt: true }, instantOut, ({ startsAt }) => startsAt.toISOString()),
  duration_minutes: field({ durationMinutes: true }, z.number().int(), (row) => row.durationMinutes),
  status: field({ status: true }, bookingStatusSchema, ({ status }) => status),
  service_id: field({ serviceId: true }, z.uuid(), ({ serviceId }) => serviceId),
  service_name: field({ serviceName: true }, z.string(), ({ serviceName }) => serviceName),
  delivery_mode: field({ deliveryMode: true }, deliveryModeSchema, ({ deliveryMode }) => deliveryMode),
  customer_name: field({ customerName: true }, z.string(), ({ customerName }) => customerName),
  customer_email: field({ customerEmail: true }, z.string().nullable(), (row) => row.customerEmail),
  customer_phone: field({ customerPhone: true }, z.string().nullable(), (row) => row.customerPhone),
  /** null while the business works alone. */
  staff: field(
    { staffMember: { select: { id: true, name: true, isImplicit: true } } },
    z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
    ({ staffMember: { id, name, isImplicit } }) => (isImplicit ? null : { id, name }),
  ),
  total_amount: field({ totalOre: true }, sekOrNone, ({ totalOre }) => sekOrNull(totalOre)),
  provider_amount: field({ totalOre: true, commissionOre: true }, sekOrNone, ({ totalOre, commissionOre }) =>
    totalOre === null || commissionOre === null ? null : toSek(providerOre(totalOre, commissionOre)),
  ),
  commission_amount: field({ commissionOre: true }, sekOrNone, (row) => sekOrNull(row.commissionOre)),
  ...paidFields,
  /** Until when an unpaid slot is kept; null unless pending. */
  hold_expires_at: field(
    { status: true, holdExpiresAt: true },
    instantOut.nullable(),
    ({ status, holdExpiresAt }) => (status === "pending" ? (holdExpiresAt?.toISOString() ?? null) : null),
  ),
  /** Whether mails about it reach the customer. */
  is_told: field(
    { notifiesCustomer: true, customerEmail: true },
    z.boolean(),
    (row) => row.notifiesCustomer && row.customerEmail !== "",
  ),
  /** Of a repeating booking: the same for all of its dates. */
  series_id: field({ seriesId: true }, z.uuid().nullable(), ({ seriesId }) => seriesId),
  /** Why it was cancelled; null unless it was. */
  cancel_reason: field({ cancelReason: true }, z.string().nullable(), ({ cancelReason }) => cancelReason),
};

const refusals = [
  "same",
  "awaiting_payment",
  "not_over_yet",
  "already_begun",
  "already_over",
  "final",
  "not_yours",
  "owner_only",
] as const;

const transitionSchema = z.object({ status: bookingStatusSchema, refusal: z.enum(refusals).nullable() });

/** As `objectToMark` writes it; empty once the person was taken out. */
const objectionData = z.object({ text: z.string().nullable() });

const eventSchema = z.object({
  kind: z.string(),
  actor: z.string(),
  from_status: bookingStatusSchema.nullable(),
  to_status: bookingStatusSchema.nullable(),
  created_at: instantOut,
});

const money = (of: (sums: BookingMoney) => number) =>
  field(soldColumns, sekOrNone, (row: Row<typeof soldColumns>, nowMs: number) => {
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
  payment: { select: { status: true, amountOre: true, refundedOre: true } },
  disputes: { select: { status: true } },
} as const;

/** One booking with what can be done to it at the moment of asking, and what was. */
const detailed = {
  ...bookingFields,
  /** Every status, and why it cannot be chosen now (null: it can). */
  transitions: field(
    { status: true, startsAt: true, endsAt: true, totalOre: true },
    z.array(transitionSchema),
    ({ status: from, startsAt, endsAt, totalOre }, nowMs: number) =>
      bookingStatuses.map((status): z.input<typeof transitionSchema> => {
        const times = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime(), nowMs };
        const refusal = transitionRefusal(from, status, "provider", times);
        // Cancelling gives money back.
        const isOwners = refusal === null && status === "cancelled" && totalOre === null;
        return { status, refusal: isOwners ? "owner_only" : refusal };
      }),
  ),
  /** What the customer gets back if the business cancels now. */
  refund_on_cancel: field(
    {
      status: true,
      totalOre: true,
      startsAt: true,
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
  refund_after_dispute: field(
    {
      status: true,
      totalOre: true,
      cancelReason: true,
      cancelledAt: true,
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
  ledger: field(
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
  disputes: field(
    { disputes: { select: disputeColumns, orderBy: [{ openedAt: "desc" }, { id: "asc" }] } },
    z.array(disputeSchema).nullable(),
    ({ disputes }) => disputes?.map(disputeOut) ?? null,
  ),
  /** What the business may give back of goodwill now. */
  refundable_amount: field(
    goodwillColumns,
    sekOrNone,
    ({ totalOre, payment, disputes, ...row }, nowMs: number) => {
      if (totalOre === null || disputes === null) return null;
      const isPossible = goodwillRefusal({ ...row, payment, disputes }, nowMs) === null && payment !== null;
      return toSek(isPossible ? payment.amountOre - payment.refundedOre : 0);
    },
  ),
  /** Why nothing can be given back of a payment that the customer's bank took back; null otherwise. */
  refund_hindrance: field(
    goodwillColumns,
    z.enum(["disputed", "charged_back"]).nullable(),
    ({ totalOre, payment, disputes, ...row }, nowMs: number) => {
      if (totalOre === null || disputes === null) return null;
      const refusal = goodwillRefusal({ ...row, payment, disputes }, nowMs);
      return refusal === "disputed" || refusal === "charged_back" ? refusal : null;
    },
  ),
  /** What was paid on the spot, which the product does not give back. */
  on_site_amount: field(
    { ...paidColumns, links: { where: { endedAt: null }, select: { amountOre: true, paidAt: true } } },
    sekOrNone,
    ({ totalOre, links, ...row }) =>
      totalOre === null || links === null ? null : toSek(onSiteOre({ ...row, totalOre, links })),
  ),
  /** What the customer was told when the business cancelled. */
  cancel_note: field({ cancelNote: true }, z.string().nullable(), ({ cancelNote }) => cancelNote),
  /** Which state of it a change of the schedule begins with. */
  sequence: field({ sequence: true }, z.number().int(), ({ sequence }) => sequence),
  /** What became of the visit, as the business marked it. */
  visit_mark: field({ visitMark: true }, visitMarkSchema.nullable(), ({ visitMark }) => visitMark),
  /** What the customer last said of a visit that was marked as not come; null until they object. */
  objection: field(
    { events: { select: { kind: true, data: true, createdAt: true }, orderBy: { id: "asc" } } },
    z.object({ text: z.string().nullable(), created_at: instantOut }).nullable(),
    ({ events }) => {
      const objection = events.findLast(({ kind }) => kind === "objected");
      if (objection === undefined) return null;
      const { data } = objectionData.safeParse(objection.data);
      return { text: data?.text ?? null, created_at: objection.createdAt.toISOString() };
    },
  ),
  events: field(
    {
      events: {
        select: { kind: true, actor: true, fromStatus: true, toStatus: true, createdAt: true },
        orderBy: { id: "asc" },
      },
    },
    z.array(eventSchema),
    ({ events }) =>
      events.map((event) => ({
        kind: event.kind,
        actor: event.actor,
        from_status: event.fromStatus,
        to_status: event.toStatus,
        created_at: event.createdAt.toISOString(),
      })),
  ),
};

export const bookingInList = projection(bookingFields);
export const bookingInDetail = projection(detailed);

export const providerBookingSchema = bookingInList.schema;
export const providerBookingDetailSchema = bookingInDetail.schema;
export type ProviderBooking = z.infer<typeof providerBookingSchema>;
export type ProviderBookingDetail = z.infer<typeof providerBookingDetailSchema>;

/** A booking in the contract's shape, for its own business. */
export function serializeProviderBooking(
  row: Parameters<typeof bookingInList.serialize>[0],
): ProviderBooking {
  return bookingInList.serialize(row, undefined);
}

/** With its history, and what its business may do with it at `nowMs`. */
export const serializeBookingDetail = bookingInDetail.serialize;
