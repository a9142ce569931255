import "server-only";
import type { z } from "zod";
import type { Proof } from "@/lib/bookings/access";
import { loadOpenBooking } from "@/lib/bookings/bookingFacts";
import { AppError } from "@/lib/errors/AppError";
import { afterAnswer } from "@/lib/http/afterAnswer";
import type { Locale } from "@/lib/i18n/locales";
import type { Scheduler } from "@/lib/identity/addresses/requestLinks";
import type { CreationOptions } from "@/lib/identity/passkeys/schemas";
import {
  askRegistration,
  askRegistrationPasskey,
  type Registrant,
  repeatRegistration,
} from "@/lib/identity/registrations/askRegistration";
import type { ClientInfo } from "@/lib/identity/sessions/client";
import type { CookieSpec } from "@/lib/identity/sessions/sessionCookies";
import { mayOfferAccount } from "./mayOfferAccount";
import type { guestAccountSchema } from "./schemas";

/** A guest's booking, and who asks, in which language. */
export type Guest = { bookingId: string; proof: Proof; locale: Locale; client: ClientInfo; nowMs: number };

/**
 * What to ask the browser for, to make the passkey of an account after a guest's booking.
 * @throws AppError not_signed_in; not_found for a booking that is not open to whoever asks, or is not a guest's; as
 *   `askRegistrationPasskey`
 */
export async function askGuestPasskey(guest: Guest): Promise<CreationOptions> {
  return askRegistrationPasskey(await registrantOf(guest), guest.client);
}

/**
 * Registers the customer of a guest's booking with its name, address and number, see `askRegistration`: the address is
 * confirmed by a mail of its own, and not by the link of the booking, which may have been passed on.
 * @throws AppError as for `askGuestPasskey`; invalid_request without password and passkey; as `askRegistration`
 */
export async function registerGuest(
  guest: Guest,
  { password, newPasskey }: z.output<typeof guestAccountSchema>,
  schedule: Scheduler = async (work) => afterAnswer(work),
): Promise<CookieSpec[]> {
  const who = await registrantOf(guest);
  if (newPasskey !== undefined) return askRegistration(who, { passkey: newPasskey }, guest.client, schedule);
  if (password === undefined)
    throw new AppError("invalid_request", { fields: [{ path: "password", rule: "required" }] });
  return askRegistration(who, { password }, guest.client, schedule);
}

/**
 * Mails the link of a guest's registration again, to whoever asked for it in this browser, see `repeatRegistration`.
 * @throws AppError as for `askGuestPasskey`; too_many_requests
 */
export async function remailGuest(
  guest: Guest,
  schedule: Scheduler = async (work) => afterAnswer(work),
): Promise<CookieSpec[]> {
  return repeatRegistration(await registrantOf(guest), guest.client, schedule);
}

async function registrantOf({ bookingId, proof, locale, nowMs }: Guest): Promise<Registrant> {
  const booking = await loadOpenBooking(bookingId, proof, nowMs);
  if (!mayOfferAccount(booking)) throw new AppError("not_found");
  const { id, customerEmail, customerName: fullName, customerPhone: phone } = booking;
  return { bookingId: id, email: customerEmail.trim().toLowerCase(), fullName, phone: phone || null, locale };
}
