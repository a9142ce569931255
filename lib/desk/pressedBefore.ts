import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { refusedFor, type Withheld } from "@/lib/providers/strangerMails";
import type { BookByBusiness } from "./schemas";

/** What one press booked; several make a series. */
export type Made = {
  bookingIds: string[];
  seriesId: string | null;
  /** Why the customer was not mailed, where they were to be. */
  withheld: Withheld | null;
};

type Press = {
  requestKey: string | null;
  fingerprint: string;
  client: BookByBusiness["client"];
  /** Whether the customer was to be mailed. */
  notify: boolean;
};

const hash = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** The hash of an `Idempotency-Key` with its sender. */
export const requestKeyOf = ({ providerId, userId }: BusinessScope, idempotencyKey: string): string =>
  hash("desk", providerId, userId ?? "", idempotencyKey);

/**
 * Of what was asked; the same key with another one is refused. It names nobody: for whom it was is compared with the
 * booking.
 */
export const fingerprintOf = (wish: BookByBusiness): string => {
  const { lines, staffId, source, startTimes, payment, notify, deliveryMode } = wish;
  return hash(
    "desk",
    JSON.stringify([lines, staffId ?? null, source, startTimes, payment, notify, deliveryMode ?? null]),
  );
};

/**
 * What the same press booked before; null for a new one.
 * @throws AppError idempotency_conflict for a key that was used for something else
 */
export async function findMade(providerId: string, press: Press): Promise<Made | null> {
  const { requestKey } = press;
  if (requestKey === null) return null;
  const found = await db().booking.findUnique({ where: { requestKey }, select: { id: true } });
  return found && madeWith(providerId, found.id, press);
}

/**
 * All that was booked along with a booking of the same press.
 * @throws AppError idempotency_conflict when that press was for something or somebody else
 */
export async function madeWith(
  providerId: string,
  bookingId: string,
  { fingerprint, client, notify }: Omit<Press, "requestKey">,
): Promise<Made> {
  const first = await db().booking.findFirst({
    where: { id: bookingId, providerId },
    select: {
      seriesId: true,
      requestFingerprint: true,
      clientId: true,
      customerName: true,
      customerPhone: true,
      customerEmail: true,
      notifiesCustomer: true,
      createdAt: true,
      endsAt: true,
    },
  });
  if (first?.requestFingerprint !== fingerprint || !isFor(first, client))
    throw new AppError("idempotency_conflict");
  const { seriesId, customerEmail, notifiesCustomer } = first;
  const wasOver = seriesId === null && first.endsAt <= first.createdAt;
  const isWithheld = notify && !notifiesCustomer && customerEmail !== "" && !wasOver;
  const withheld = isWithheld
    ? ((await refusedFor({ providerId, recipient: customerEmail })) ?? "limit")
    : null;
  if (seriesId === null) return { bookingIds: [bookingId], seriesId, withheld };
  const rows = await db().booking.findMany({
    where: { seriesId, providerId },
    orderBy: { startsAt: "asc" },
    select: { id: true },
  });
  return { bookingIds: rows.map(({ id }) => id), seriesId, withheld };
}

type Booked = Pick<Booking, "clientId" | "customerName" | "customerPhone" | "customerEmail">;

function isFor(booked: Booked, client: BookByBusiness["client"]): boolean {
  if ("id" in client) return booked.clientId === client.id;
  const { name, phone, email } = client;
  return (
    booked.customerName === name && booked.customerPhone === phone && booked.customerEmail === (email ?? "")
  );
}
