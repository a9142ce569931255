import { z } from "zod";
import type { Prisma } from "@/lib/db/generated/client";
import { type ProjectedField, projection } from "@/lib/db/projection";
import { instantOut } from "@/lib/http/input/schemas";
import { toSek } from "@/lib/money/ore";
import { paidState, paidStateSchema } from "../payment/paidState";
import { paymentStatusSchema, shownPaymentStatus } from "../paymentStatus";
import { bookingReference } from "../reference";
import { bookingStatusSchema, deliveryModeSchema } from "../schemas";
import { staffNameColumns, staffNameOf } from "../staffName";
import { hasObjected, mayObject } from "../visitMarks";
import { directionsUrlOf, visitAddress } from "../visitPlace";
import { bookedProvider, bookedProviderColumns, bookedProviderSchema, placeColumns } from "./bookedProvider";
import { customerEventSchema, customerEvents, withoutUndone } from "./customerEvents";
import { customerActions, reviewEditableUntil, withdrawalUntil } from "./customerRules";

/*
 * A booking as its customer sees it (DATA-9): a column that they are to see is a field here. Amounts are in SEK, without
 * the business's split.
 */

type Row<S extends Prisma.BookingSelect> = Prisma.BookingGetPayload<{ select: S }>;

const field = <const S extends Prisma.BookingSelect, Z extends z.ZodType, C = unknown>(
  select: S,
  shape: Z,
  of: (row: Row<S>, context: C) => z.input<Z>,
): ProjectedField<S, Z, Row<S>, C> => ({ select, shape, of });

/** The customer's own review. */
const bookingReviewSchema = z.object({
  id: z.uuid(),
  rating: z.number().int().min(1).max(5),
  comment: z.string().nullable(),
  created_at: instantOut,
  editable_until: instantOut,
  reply: z.object({ reply_text: z.string(), created_at: instantOut }).nullable(),
});

const listed = {
  id: field({ id: true }, z.uuid(), ({ id }) => id),
  reference: field({ id: true }, z.string(), ({ id }) => bookingReference(id)),
  booking_date: field({ startsAt: true }, instantOut, ({ startsAt }) => startsAt.toISOString()),
  start_time: field({ startsAt: true }, instantOut, ({ startsAt }) => startsAt.toISOString()),
  end_time: field({ endsAt: true }, instantOut, ({ endsAt }) => endsAt.toISOString()),
  time_zone: field({ timeZone: true }, z.string(), ({ timeZone }) => timeZone),
  duration_minutes: field({ durationMinutes: true }, z.number().int(), (row) => row.durationMinutes),
  status: field({ status: true }, bookingStatusSchema, ({ status }) => status),
  cancel_reason: field({ cancelReason: true }, z.string().nullable(), ({ cancelReason }) => cancelReason),
  /** What the business wrote when it cancelled. */
  cancel_note: field({ cancelNote: true }, z.string().nullable(), ({ cancelNote }) => cancelNote),
  payment_state: field(
    { status: true, source: true, paymentWay: true, totalOre: true, dueOre: true },
    paidStateSchema,
    paidState,
  ),
  /** What is left to pay. */
  due_amount: field({ status: true, dueOre: true }, z.number(), ({ status, dueOre }) =>
    toSek(status === "cancelled" ? 0 : dueOre),
  ),
  service_id: field({ serviceId: true }, z.uuid(), ({ serviceId }) => serviceId),
  service_name: field({ serviceName: true }, z.string(), ({ serviceName }) => serviceName),
  format: field({ deliveryMode: true }, deliveryModeSchema, ({ deliveryMode }) => deliveryMode),
  provider: field({ provider: { select: bookedProviderColumns } }, bookedProviderSchema, bookedProvider),
  /** Who does it; null where one person works alone, who is not told apart. */
  staff: field(
    { staffMember: { select: { id: true, ...staffNameColumns } } },
    z.object({ id: z.uuid(), name: z.string() }).nullable(),
    ({ staffMember }) => {
      const name = staffNameOf(staffMember);
      return name === null ? null : { id: staffMember.id, name };
    },
  ),
  total_amount: field({ totalOre: true }, z.number(), ({ totalOre }) => toSek(totalOre)),
  vat_percent: field({ vatPercent: true }, z.number().int(), ({ vatPercent }) => vatPercent),
  currency: field({ currency: true }, z.string(), ({ currency }) => currency),
  payment: field(
    { payment: { select: { status: true, refundedOre: true, receiptUrl: true } } },
    z
      .object({
        status: paymentStatusSchema,
        refunded_amount: z.number(),
        receipt_url: z.string().nullable(),
      })
      .nullable(),
    ({ payment }) =>
      payment && {
        status: shownPaymentStatus[payment.status],
        refunded_amount: toSek(payment.refundedOre),
        receipt_url: payment.receiptUrl,
      },
  ),
  hold_expires_at: field(
    { status: true, holdExpiresAt: true },
    instantOut.nullable(),
    ({ status, holdExpiresAt }) => (status === "pending" ? (holdExpiresAt?.toISOString() ?? null) : null),
  ),
  free_cancellation_until: field({ freeCancellationUntil: true }, instantOut, (row) =>
    row.freeCancellationUntil.toISOString(),
  ),
  /** When the right to withdraw ends; null where there is none. */
  withdrawal_until: field(
    {
      source: true,
      timeZone: true,
      isWithdrawalExempt: true,
      confirmedAt: true,
      payment: { select: { status: true, amountOre: true, refundedOre: true, paidAt: true } },
      status: true,
    },
    instantOut.nullable(),
    (row) => {
      const untilMs = withdrawalUntil(row);
      return untilMs === null ? null : new Date(untilMs).toISOString();
    },
  ),
  /** What they can do with it at the moment of asking. */
  can: field(
    {
      status: true,
      startsAt: true,
      endsAt: true,
      freeCancellationUntil: true,
      timeZone: true,
      isWithdrawalExempt: true,
      confirmedAt: true,
      source: true,
      createdAt: true,
      totalOre: true,
      payment: { select: { status: true, amountOre: true, refundedOre: true, paidAt: true } },
      disputes: { select: { status: true } },
      links: { where: { endedAt: null }, select: { paidAt: true } },
      review: { select: { createdAt: true } },
    },
    z.object({
      cancel: z.boolean(),
      reschedule: z.boolean(),
      review: z.boolean(),
      withdraw: z.boolean(),
      refund_amount: z.number(),
      refund_after_dispute: z.number(),
      withdrawal_refund: z.number(),
      withdrawal_refund_after_dispute: z.number(),
    }),
    (row, nowMs: number) => {
      const { refundOre, afterDisputeOre, withdrawalOre, withdrawalAfterDisputeOre, ...can } =
        customerActions(row, nowMs);
      return {
        ...can,
        refund_amount: toSek(refundOre),
        refund_after_dispute: toSek(afterDisputeOre),
        withdrawal_refund: toSek(withdrawalOre),
        withdrawal_refund_after_dispute: toSek(withdrawalAfterDisputeOre),
      };
    },
  ),
  review: field(
    {
      review: {
        select: {
          id: true,
          rating: true,
          comment: true,
          createdAt: true,
          reply: { select: { replyText: true, createdAt: true } },
        },
      },
    },
    bookingReviewSchema.nullable(),
    ({ review }) =>
      review && {
        id: review.id,
        rating: review.rating,
        comment: review.comment,
        created_at: review.createdAt.toISOString(),
        editable_until: reviewEditableUntil(review.createdAt).toISOString(),
        reply: review.reply && {
          reply_text: review.reply.replyText,
          created_at: review.reply.createdAt.toISOString(),
        },
      },
  ),
};

const earlyStartSchema = z.object({ asked_at: instantOut, version: z.string() });

type EarlyStart = { earlyStartAskedAt: Date | null; earlyStartVersion: string | null };
const earlyStartOf = ({ earlyStartAskedAt, earlyStartVersion }: EarlyStart) =>
  earlyStartAskedAt && { asked_at: earlyStartAskedAt.toISOString(), version: earlyStartVersion ?? "" };

/** One booking with the way there, how to pay it while it is held, and what happened to it. */
export const customerBookingFields = {
  ...listed,
  customer_name: field({ customerName: true }, z.string(), ({ customerName }) => customerName),
  customer_email: field({ customerEmail: true }, z.string(), ({ customerEmail }) => customerEmail),
  customer_phone: field({ customerPhone: true }, z.string().nullable(), (row) => row.customerPhone),
  /** What they said to the business. */
  customer_comment: field({ customerComment: true }, z.string().nullable(), (row) => row.customerComment),
  /** Who comes, where it is not the customer. */
  attendee_name: field({ attendeeName: true }, z.string().nullable(), ({ attendeeName }) => attendeeName),
  place: field(
    { deliveryMode: true, provider: { select: placeColumns } },
    z.object({ address: z.string(), directions_url: z.string().nullable() }).nullable(),
    (row) =>
      row.deliveryMode === "physical"
        ? { address: visitAddress(row), directions_url: directionsUrlOf(row) }
        : null,
  ),
  /** When they asked for the visit within the withdrawal period, and the version of the wording; null where they did not. */
  early_start: field(
    { earlyStartAskedAt: true, earlyStartVersion: true },
    earlyStartSchema.nullable(),
    earlyStartOf,
  ),
  payment_url: field(
    { status: true, holdExpiresAt: true, payment: { select: { status: true, checkoutUrl: true } } },
    z.string().nullable(),
    ({ status, holdExpiresAt, payment }, nowMs: number) => {
      const isHeld = status === "pending" && holdExpiresAt !== null && holdExpiresAt.getTime() > nowMs;
      return isHeld && payment?.status === "open" ? payment.checkoutUrl : null;
    },
  ),
  /** What the business gave back, with what it wrote. */
  goodwill: field(
    {
      payment: {
        select: {
          refunds: {
            where: { note: { not: null }, status: { not: "failed" } },
            select: { amountOre: true, note: true, createdAt: true },
            orderBy: { createdAt: "asc" },
          },
        },
      },
    },
    z.array(z.object({ amount: z.number(), note: z.string(), created_at: instantOut })),
    ({ payment }) =>
      (payment?.refunds ?? []).map(({ amountOre, note, createdAt }) => ({
        amount: toSek(amountOre),
        note: note ?? "",
        created_at: createdAt.toISOString(),
      })),
  ),
  /** Whether the business marked it as a visit that they did not come to, and what they can say to that. */
  no_show: field(
    { visitMark: true, events: { select: { kind: true, data: true }, orderBy: { id: "asc" } } },
    z.object({ can_object: z.boolean(), has_objected: z.boolean() }).nullable(),
    ({ visitMark, events }) =>
      visitMark === "no_show"
        ? { can_object: mayObject(visitMark, events), has_objected: hasObjected(events) }
        : null,
  ),
  events: field(
    {
      events: {
        select: { kind: true, actor: true, data: true, createdAt: true },
        orderBy: { id: "asc" },
      },
    },
    z.array(customerEventSchema),
    ({ events }) => withoutUndone(events).flatMap(customerEvents),
  ),
};

export const customerBookingInList = projection(listed);
export const customerBookingInDetail = projection(customerBookingFields);

export const customerBookingSchema = customerBookingInList.schema;
export const customerBookingDetailSchema = customerBookingInDetail.schema;
export type CustomerBooking = z.infer<typeof customerBookingSchema>;
export type CustomerBookingDetail = z.infer<typeof customerBookingDetailSchema>;

/** A booking in the contract's shape, for its customer, with what they can do with it at a moment in epoch milliseconds. */
export const serializeCustomerBooking = customerBookingInList.serialize;

/** With the way there, the page that pays it while it is held, and its history. */
export const serializeCustomerDetail = customerBookingInDetail.serialize;
