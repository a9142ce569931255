import { z } from "zod";
import { projection } from "@/lib/db/projection";
import { instantOut } from "@/lib/http/input/schemas";
import { type WithheldMails, withheldMailsSchema } from "@/lib/providers/withheldSchema";
import { bookingReference } from "../reference";
import { bookingStatusSchema, deliveryModeSchema, visitMarkSchema } from "../schemas";
import { bookingStatuses, transitionRefusal } from "../status";
import { type EventNames, eventColumns, eventOut, eventSchema } from "./bookingEvents";
import { moneyFields, paidFields, priceFields } from "./moneyFields";
import { type ShownRow, shownField } from "./shownField";

/*
 * A booking as its business sees it: a column that it is to see is a field here, or in `moneyFields.ts`, and nowhere else.
 */

/** What lists tell of it. Amounts are in SEK. */
export const bookingFields = {
  id: shownField({ id: true }, z.uuid(), ({ id }) => id),
  /** What people read out: the first eight characters of the id. */
  reference: shownField({ id: true }, z.string(), ({ id }) => bookingReference(id)),
  booking_date: shownField({ startsAt: true }, instantOut, ({ startsAt }) => startsAt.toISOString()),
  duration_minutes: shownField({ durationMinutes: true }, z.number().int(), (row) => row.durationMinutes),
  status: shownField({ status: true }, bookingStatusSchema, ({ status }) => status),
  service_id: shownField({ serviceId: true }, z.uuid(), ({ serviceId }) => serviceId),
  service_name: shownField({ serviceName: true }, z.string(), ({ serviceName }) => serviceName),
  delivery_mode: shownField({ deliveryMode: true }, deliveryModeSchema, ({ deliveryMode }) => deliveryMode),
  customer_name: shownField({ customerName: true }, z.string(), ({ customerName }) => customerName),
  customer_email: shownField({ customerEmail: true }, z.string().nullable(), (row) => row.customerEmail),
  customer_phone: shownField({ customerPhone: true }, z.string().nullable(), (row) => row.customerPhone),
  /** null while the business works alone. */
  staff: shownField(
    { staffMember: { select: { id: true, name: true, isImplicit: true } } },
    z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
    ({ staffMember: { id, name, isImplicit } }) => (isImplicit ? null : { id, name }),
  ),
  ...priceFields,
  ...paidFields,
  /** Until when an unpaid slot is kept; null unless pending. */
  hold_expires_at: shownField(
    { status: true, holdExpiresAt: true },
    instantOut.nullable(),
    ({ status, holdExpiresAt }) => (status === "pending" ? (holdExpiresAt?.toISOString() ?? null) : null),
  ),
  /** Whether mails about it reach the customer. */
  is_told: shownField(
    { notifiesCustomer: true, customerEmail: true },
    z.boolean(),
    (row) => row.notifiesCustomer && row.customerEmail !== "",
  ),
  /** Of a repeating booking: the same for all of its dates. */
  series_id: shownField({ seriesId: true }, z.uuid().nullable(), ({ seriesId }) => seriesId),
  /** Why it was cancelled; null unless it was. */
  cancel_reason: shownField(
    { cancelReason: true },
    z.string().nullable(),
    ({ cancelReason }) => cancelReason,
  ),
};

const refusals = [
  "same",
  "awaiting_payment",
  "not_over_yet",
  "already_begun",
  "already_over",
  "has_review",
  "final",
  "not_yours",
  "owner_only",
] as const;

const transitionSchema = z.object({ status: bookingStatusSchema, refusal: z.enum(refusals).nullable() });

/** As `objectToMark` writes it; empty once the person was taken out. */
const objectionData = z.object({ text: z.string().nullable() });

const eventsSelect = { totalOre: true, events: { select: eventColumns, orderBy: { id: "asc" } } } as const;

/** One booking with what can be done to it at the moment of asking, and what was. */
const detailed = {
  ...bookingFields,
  /** Every status, and why it cannot be chosen now (null: it can). */
  transitions: shownField(
    { status: true, startsAt: true, endsAt: true, totalOre: true, review: { select: { id: true } } },
    z.array(transitionSchema),
    ({ status: from, startsAt, endsAt, totalOre, review }, nowMs: number) =>
      bookingStatuses.map((status): z.input<typeof transitionSchema> => {
        const times = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime(), nowMs };
        const hasReview = review !== null;
        const refusal = transitionRefusal(from, status, "provider", { ...times, hasReview });
        // Cancelling gives money back.
        const isOwners = refusal === null && status === "cancelled" && totalOre === null;
        return { status, refusal: isOwners ? "owner_only" : refusal };
      }),
  ),
  ...moneyFields,
  /** What the customer says to the business. */
  customer_comment: shownField(
    { customerComment: true },
    z.string().nullable(),
    ({ customerComment }) => customerComment,
  ),
  /** Why the customer gets no mails about it, where the business wanted them to. */
  mails_withheld: {
    select: {},
    shape: withheldMailsSchema,
    of: ({ withheld }: { withheld?: WithheldMails }) => withheld ?? null,
  },
  /** Who comes, where it is not the customer. */
  attendee_name: shownField(
    { attendeeName: true },
    z.string().nullable(),
    ({ attendeeName }) => attendeeName,
  ),
  /** What the customer was told when the business cancelled. */
  cancel_note: shownField({ cancelNote: true }, z.string().nullable(), ({ cancelNote }) => cancelNote),
  /** Which state of it a change of the schedule begins with. */
  sequence: shownField({ sequence: true }, z.number().int(), ({ sequence }) => sequence),
  /** What became of the visit, as the business marked it. */
  visit_mark: shownField({ visitMark: true }, visitMarkSchema.nullable(), ({ visitMark }) => visitMark),
  /** What the customer last said of a visit that was marked as not come; null until they object. */
  objection: shownField(
    { events: { select: { kind: true, data: true, createdAt: true }, orderBy: { id: "asc" } } },
    z.object({ text: z.string().nullable(), created_at: instantOut }).nullable(),
    ({ events }) => {
      const objection = events.findLast(({ kind }) => kind === "objected");
      if (objection === undefined) return null;
      const { data } = objectionData.safeParse(objection.data);
      return { text: data?.text ?? null, created_at: objection.createdAt.toISOString() };
    },
  ),
  /** What was done to it, earliest first. */
  events: {
    select: eventsSelect,
    shape: z.array(eventSchema),
    of: ({ events, totalOre, actors, people }: ShownRow<typeof eventsSelect> & EventNames) =>
      events.map((event) => eventOut(event, { showsAmounts: totalOre !== null, actors, people })),
  },
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
