import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { bookByBusiness } from "@/lib/desk/bookByBusiness";
import { bookByBusinessSchema, type SentBooking } from "@/lib/desk/schemas";
import { isAppError } from "@/lib/errors/AppError";
import type { Salon } from "./salon";

/** Bookings that a business makes, by the use case behind the call. */

/** A Friday in November 2026, and a moment a few days before it. */
export const deskDay = "2026-11-27";
export const deskNowMs = Date.parse("2026-11-23T08:00:00Z");

/** A clock time of that day in Stockholm, ISO 8601. */
export const onDeskDay = (time: string) => `${deskDay}T${time}:00+01:00`;

export const moa = { name: "Moa Lind", phone: "070-174 06 30", email: null };

/** What is sent for a phone booking of the salon's service at a time of that day. */
export function deskWish(place: Salon, time: string, more: Partial<SentBooking> = {}): SentBooking {
  return {
    source: "phone",
    client: moa,
    lines: [{ serviceId: place.serviceId }],
    startTimes: [onDeskDay(time)],
    payment: { way: "on_site" },
    notify: true,
    ...more,
  };
}

type By = { staffMemberId?: string | null; userId?: string; idempotencyKey?: string | null };

/** Books it as the owner, unless told otherwise. */
export function bookAtDesk(place: Salon, sent: SentBooking, by: By = {}) {
  const scope = {
    providerId: place.id,
    staffMemberId: by.staffMemberId ?? null,
    userId: by.userId ?? place.ownerId,
  };
  const idempotencyKey = by.idempotencyKey === undefined ? randomUUID() : by.idempotencyKey;
  const context = { idempotencyKey, locale: "sv", nowMs: deskNowMs } as const;
  return bookByBusiness(scope, bookByBusinessSchema.parse(sent), context);
}

/** The code and details of the refusal. */
export async function deskRefusal(work: Promise<unknown>): Promise<{ code: string; details: unknown }> {
  try {
    await work;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return { code: error.code, details: error.details };
  }
  throw new Error("It was booked");
}

export const bookingsOf = ({ id: providerId }: Pick<Salon, "id">) =>
  db().booking.findMany({
    where: { providerId },
    orderBy: [{ startsAt: "asc" }, { createdAt: "asc" }],
    include: { events: true, lines: { orderBy: { position: "asc" } }, ledger: true, client: true },
  });
