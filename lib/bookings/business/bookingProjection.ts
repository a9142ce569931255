import { z } from "zod";
import type { Prisma } from "@/lib/db/generated/client";
import { type ProjectedField, projection } from "@/lib/db/projection";
import { instantOut } from "@/lib/http/input/schemas";
import { providerOre, toSek } from "@/lib/money/ore";
import { refundOnCancelOre } from "../customer/customerRules";
import { bookingReference } from "../reference";
import { bookingStatusSchema, deliveryModeSchema } from "../schemas";
import { bookingStatuses, transitionRefusal } from "../status";
import { earningsOre } from "./earnings";

/*
 * A booking as its business sees it: a column that it is to see is a field here, and nowhere else.
 */

/** What a member is not told: amounts, and contacts but those of today's visits (`shownTo`). */
export const moneyColumns = ["totalOre", "commissionOre", "payment"] as const;
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
  /** Until when an unpaid slot is kept; null unless pending. */
  hold_expires_at: field(
    { status: true, holdExpiresAt: true },
    instantOut.nullable(),
    ({ status, holdExpiresAt }) => (status === "pending" ? (holdExpiresAt?.toISOString() ?? null) : null),
  ),
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

const eventSchema = z.object({
  kind: z.string(),
  actor: z.string(),
  from_status: bookingStatusSchema.nullable(),
  to_status: bookingStatusSchema.nullable(),
  created_at: instantOut,
});

const soldColumns = {
  status: true,
  totalOre: true,
  commissionOre: true,
  payment: { select: { status: true, refundedOre: true } },
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
    },
    sekOrNone,
    (row, nowMs: number) => (row.totalOre === null ? null : toSek(refundOnCancelOre(row, "provider", nowMs))),
  ),
  /** What was given back before. */
  refunded_amount: field(soldColumns, sekOrNone, ({ totalOre, payment }) =>
    totalOre === null ? null : toSek(payment?.refundedOre ?? 0),
  ),
  /** What the business keeps: paid, less the fee and what was given back; 0 while nothing is paid. */
  kept_amount: field(soldColumns, sekOrNone, (row) => {
    if (row.totalOre === null) return null;
    return toSek(row.status === "pending" ? 0 : (earningsOre(row) ?? 0));
  }),
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
