import { AppError } from "@/lib/errors/AppError";

/**
 * Anybody can register with anybody's address, so an account attaches nothing that lasts (payouts, links and calendars,
 * passkeys, people, files) and mails no strangers before its mailbox is proven. By the session as it was read: one that
 * began before the proof attaches nothing in the moment of the proof either.
 * @throws AppError email_unconfirmed
 */
export function requireConfirmed({ emailVerified }: { emailVerified: boolean }): void {
  if (!emailVerified) throw new AppError("email_unconfirmed");
}
