import "server-only";
import { networkOf } from "@/lib/http/network";
import type { ClientInfo } from "../sessions/client";
import {
  linksForDevice,
  linksToRecipient,
  linksToRecipientFromNetwork,
  registrationsOfEmail,
  registrationsOfEmailFromNetwork,
} from "../throttles";
import { mailboxOf } from "./mailboxOf";

type LinkMail = {
  /** The kind of mail; each kind is counted separately. */
  kind: string;
  recipient: string;
  /** The browser, if it has signed in to the recipient's account before (see `knownDevice`); else null. */
  device: string | null;
};

/**
 * Whether another mail may go to this recipient, and counts it. Strangers can neither fill a mailbox nor use up the
 * recipient's own mails: each network has mails of its own, and so has each browser of the recipient. Only to be
 * called for mails that are sent: then a mailbox whose mails are used up has a link that works.
 */
export async function mayMail(
  { kind, recipient, device }: LinkMail,
  { address }: ClientInfo,
): Promise<boolean> {
  const mailbox = mailboxOf(recipient);
  if (device !== null) return linksForDevice.allows(`${kind}:${device}`);
  return (
    (await linksToRecipientFromNetwork.allows(`${kind}:${networkOf(address)} ${mailbox}`)) &&
    (await linksToRecipient.allows(`${kind}:${mailbox}`))
  );
}

/**
 * Counts a registration for an e-mail address, since its owner gets a mail.
 * @throws AppError too_many_requests
 */
export async function countRegistration(email: string, { address }: ClientInfo): Promise<void> {
  const mailbox = mailboxOf(email);
  await registrationsOfEmailFromNetwork.take(`${networkOf(address)} ${mailbox}`);
  await registrationsOfEmail.take(mailbox);
}
