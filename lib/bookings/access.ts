import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import type { ActiveSession } from "@/lib/identity/activeSession";
import { isManageToken } from "./links";
import type { Actor } from "./status";

/** What somebody shows to be let at a booking: the link of its mails, or the session of a customer, or both. */
export type Proof = { token: string | undefined; customerId: string | null };

/** What a request shows: the link's proof in its query, and the customer's session. */
export function proofOf(query: { token?: string | undefined }, session: ActiveSession | null): Proof {
  return { token: query.token, customerId: session?.user.id ?? null };
}

/** A booking's page opens to the account it belongs to, and to whoever holds the link of its mails. */
export function mayOpenBooking(booking: { id: string; customerId: string | null }, proof: Proof): boolean {
  if (proof.customerId !== null && proof.customerId === booking.customerId) return true;
  return isManageToken(booking.id, proof.token);
}

/**
 * The same as a condition, for queries: what is not theirs is not found.
 * @throws AppError not_signed_in when nothing was shown at all; not_found for a link that is not of this booking
 */
export function openTo(bookingId: string, proof: Proof): Prisma.BookingWhereInput & { id: string } {
  const id = bookingId.toLowerCase();
  if (isManageToken(id, proof.token)) return { id };
  if (proof.customerId !== null) return { id, customerId: proof.customerId };
  throw new AppError(proof.token === undefined ? "not_signed_in" : "not_found");
}

export type Acting = { actor: Extract<Actor, "customer" | "guest">; actorUserId: string | null };

/** Who does something to a booking that was opened to them, as the audit trail tells it. */
export function actingOn(booking: { customerId: string | null }, { customerId }: Proof): Acting {
  if (booking.customerId === null) return { actor: "guest", actorUserId: null };
  return { actor: "customer", actorUserId: customerId === booking.customerId ? customerId : null };
}
