import { askGuestPasskey, type Guest, registerGuest } from "@/lib/account/guestAccount/registerGuest";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { env } from "@/lib/env";
import type { AppError } from "@/lib/errors/AppError";
import { atOnce } from "@/lib/identity/addresses/requestLinks";
import { verifyEmail } from "@/lib/identity/addresses/verifyEmail";
import { askPasskey } from "@/lib/identity/passkeys/askPasskey";
import { toSignIn } from "@/lib/identity/passkeys/challenges";
import { signInByPasskey } from "@/lib/identity/passkeys/signInByPasskey";
import { signIn } from "@/lib/identity/sessions/signIn";
import { authenticator } from "../builders/authenticator";
import { firstToken } from "../builders/bookingLink";
import { book, salon } from "../builders/salon";
import { Jar, someone, tokenFor, uniqueEmail } from "./accounts";

/** How a browser on our own pages makes and uses a passkey. */
export const here = () => ({ origin: new URL(env().APP_URL).origin });

export const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "ok",
    (error: AppError) => error.code,
  );

export const guestsPassword = "fyra blå båtar";

/** A guest's confirmed booking, and whoever has its link. */
export async function guest(email = uniqueEmail("gast")) {
  const bookingId = await book(await salon(), { at: "2035-01-01T09:00:00Z", email: email.toUpperCase() });
  const proof = { token: firstToken(bookingId), customerId: null };
  const asked: Guest = { bookingId, proof, locale: "sv", client: someone(), nowMs: Date.now() };
  return { email, bookingId, asked };
}

/** Registers by a password; the cookies are in the jar. */
export const byPassword = async ({ asked }: { asked: Guest }, chosen = guestsPassword) =>
  new Jar(await registerGuest({ ...asked, client: someone() }, { password: chosen }, atOnce));

export type Device = ReturnType<typeof authenticator>;

/** Registers by a passkey that the device makes; the cookies are in the jar. */
export async function byPasskey({ asked }: { asked: Guest }, device: Device = authenticator()) {
  const options = await askGuestPasskey({ ...asked, client: someone() });
  const newPasskey = { name: "Telefonen", passkey: device.create(options, here()) };
  return new Jar(await registerGuest({ ...asked, client: someone() }, { newPasskey }, atOnce));
}

/** Opens the link of the mail, in the browser of the jar or in a strange one. */
export const confirm = async (input: Parameters<typeof verifyEmail>[0], jar = new Jar()) =>
  (await verifyEmail(input, someone(jar), adoptGuestBookings)).user;

export const answer = async (device: Device) =>
  device.answer(await askPasskey(toSignIn, someone().address), here());
export const tokenTo = (email: string) => tokenFor(email, "verify_email");
export const signInWith = async (device: Device) =>
  refusal(signInByPasskey({ passkey: await answer(device) }, someone()));
export const signInBy = (email: string, chosen: string) =>
  refusal(signIn({ email, password: chosen }, someone()));
