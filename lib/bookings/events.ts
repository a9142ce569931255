import "server-only";
import type { Tx } from "@/lib/db/client";
import type { Actor, BookingStatus } from "./status";

/** What can happen to a booking; the audit trail is written in the transaction of the change. */
export type BookingEventKind =
  | "held"
  | "booked_by_business"
  | "confirmed"
  | "completed"
  | "reopened"
  | "cancelled"
  | "rescheduled"
  | "payment_processing"
  | "paid_too_late"
  | "link_created"
  | "link_mailed"
  | "link_ended"
  | "link_paid"
  | "paid_on_site"
  | "on_site_undone"
  | "on_site_returned"
  | "price_changed"
  | "refunded"
  | "undone"
  | "marked"
  | "objected";

type NewEvent = {
  bookingId: string;
  providerId: string;
  kind: BookingEventKind;
  from: BookingStatus | null;
  to: BookingStatus;
  actor: Actor;
  actorUserId?: string | null;
  data?: Record<string, string | number | boolean | null>;
};

/** Writes to the audit trail, in the transaction of the change it tells of. */
export async function recordEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.bookingEvent.create({
    data: {
      bookingId: event.bookingId,
      providerId: event.providerId,
      kind: event.kind,
      fromStatus: event.from,
      toStatus: event.to,
      actor: event.actor,
      actorUserId: event.actorUserId ?? null,
      data: event.data ?? {},
    },
    select: { id: true },
  });
}
