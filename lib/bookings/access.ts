import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { linkEndsAt } from "./customer/customerRules";
import { isManageToken } from "./links";
import type { Actor } from "./status";

/** What somebody shows to be let at a booking: the link of its mails, or the session of a customer, or both. */
export type Proof = { token: string | undefined; customerId: string | null };

/** What a request shows: the link's proof in its query, and the customer's session. */
export function proofOf(query: { token?: string | undefined }, session: ActiveSession | null): Proof {
  return { token: query.token, customerId: session?.user.id ?? null };
}

/** What decides whether a link still opens its booking. */
export const linkColumns = {
  id: true,
  linkVersion: true,
  linkRenewedAt: true,
  endsAt: true,
  review: { select: { createdAt: true } },
} satisfies Prisma.BookingSelect;

/** A booking that was opened, as a condition for queries: by link only while its version is that of the link. */
export type OpenedBooking = { id: string; linkVersion?: number; customerId?: string };

/**
 * The condition under which queries find the booking for whoever shows this: its account, or whoever holds a link of
 * its mails that has not ended. Null for everybody else, also when there is no such booking.
 */
export async function opening(bookingId: string, proof: Proof, nowMs: number): Promise<OpenedBooking | null> {
  const id = bookingId.toLowerCase();
  const { token, customerId } = proof;
  const linkVersion = token === undefined ? null : await openLinkVersion(id, token, nowMs);
  if (linkVersion !== null) return { id, linkVersion };
  return customerId === null ? null : { id, customerId };
}

async function openLinkVersion(id: string, token: string, nowMs: number): Promise<number | null> {
  const link = await db().booking.findUnique({ where: { id }, select: linkColumns });
  if (link === null || !isManageToken(link, token)) return null;
  return nowMs < linkEndsAt(link).getTime() ? link.linkVersion : null;
}

/**
 * The same for calls: what is not theirs is not found.
 * @throws AppError not_signed_in when nothing was shown at all; not_found for a link that opens nothing (any more)
 */
export async function openTo(bookingId: string, proof: Proof, nowMs: number): Promise<OpenedBooking> {
  const opened = await opening(bookingId, proof, nowMs);
  if (opened === null) throw new AppError(proof.token === undefined ? "not_signed_in" : "not_found");
  return opened;
}

export type CustomerActor = { actor: Extract<Actor, "customer" | "guest">; actorUserId: string | null };

/** Who does something to a booking that was opened to them, as the audit trail tells it. */
export function customerActor(booking: { customerId: string | null }, { customerId }: Proof): CustomerActor {
  if (booking.customerId === null) return { actor: "guest", actorUserId: null };
  return { actor: "customer", actorUserId: customerId === booking.customerId ? customerId : null };
}
