import { db } from "@/lib/db/client";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { firstToken } from "./bookingLink";
import { nowMs } from "./now";

/* Moving a guest's booking at a salon, on a Monday that has been settled on. */

/** A Monday; the salon is open from eight to four UTC, with lunch from eleven to twelve. */
export const moveDay = "2026-11-23";
/** A time (`HH:mm`, UTC) of that day. */
export const onMoveDay = (time: string) => `${moveDay}T${time}:00Z`;
export const freeUntil = "2026-11-22T10:00:00Z";

/** Whoever has the link of a booking's mails. */
export const linkProof = (bookingId: string) => ({ customerId: null, token: firstToken(bookingId) });

/** Moves a booking to the start `to`, ISO 8601. */
export const move = (bookingId: string, to: string, now = nowMs) =>
  rescheduleBooking(bookingId, linkProof(bookingId), { startMs: Date.parse(to), nowMs: now });

/** The booking with what happened to it, in order. */
export const stateOf = (id: string) =>
  db().booking.findUniqueOrThrow({ where: { id }, include: { events: { orderBy: { id: "asc" } } } });
