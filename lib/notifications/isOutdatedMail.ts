import { z } from "zod";
import type { BookingStatus } from "@/lib/bookings/status";
import type { VisitMark } from "@/lib/db/generated/enums";
import type { MailKind } from "@/lib/db/mailKinds";

type Now = {
  status: BookingStatus;
  sequence: number;
  startsAt: Date;
  visitMark: VisitMark | null;
  /** The payment link that is open or was paid. */
  links?: readonly { id: string; paidAt: Date | null }[];
};

const moved = z.object({ sequence: z.int() });
const linked = z.object({ linkId: z.uuid() });
const reminded = z.object({ start: z.iso.datetime() });

/**
 * Whether a mail that waited for the mail server has become wrong: its time was cancelled or moved meanwhile, which a
 * later mail says, the visit that it reminds of has begun, or the visit was not completed after all.
 */
export function isOutdatedMail(kind: MailKind, booking: Now, payload: unknown, nowMs: number): boolean {
  switch (kind) {
    case "booking_confirmed":
    case "provider_new_booking":
    case "provider_person_new_booking":
      return booking.status === "cancelled";
    case "booking_rescheduled":
    case "provider_booking_rescheduled":
    case "provider_person_booking_rescheduled":
    case "provider_person_booking_given": {
      const { data } = moved.safeParse(payload);
      return booking.status === "cancelled" || (data !== undefined && data.sequence < booking.sequence);
    }
    case "booking_reminder": {
      const { data } = reminded.safeParse(payload);
      const isOfThisStart = booking.status === "confirmed" && data?.start === booking.startsAt.toISOString();
      return !isOfThisStart || booking.startsAt.getTime() <= nowMs;
    }
    case "payment_link": {
      const { data } = linked.safeParse(payload);
      return !booking.links?.some(({ id, paidAt }) => id === data?.linkId && paidAt === null);
    }
    case "review_invitation":
      return booking.status !== "completed" || booking.visitMark === "no_show";
    case "visit_no_show":
      return booking.visitMark !== "no_show";
    default:
      return false;
  }
}
