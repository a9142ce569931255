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

type Wish = {
  /** Which mail: each kind is counted for itself. */
  kind: string;
  recipient: string;
  /** The browser, if it has signed in to the recipient's account before: see `knownDevice`. */
  device: string | null;
};

/**
 * Whether another mail may go to this recipient, and counts it. Nobody's mailbox is filled by strangers, and no stranger
 * uses up what the recipient needs: each network has mails of its own to ask for, and so has each browser of theirs.
 * Count only what is really sent: then a mailbox whose mails are used up holds a link that works.
 */
export async function mayMail({ kind, recipient, device }: Wish, { address }: ClientInfo): Promise<boolean> {
  if (device !== null) return linksForDevice.allows(`${kind}:${device}`);
  return (
    (await linksToRecipientFromNetwork.allows(`${kind}:${networkOf(address)} ${recipient}`)) &&
    (await linksToRecipient.allows(`${kind}:${recipient}`))
  );
}

/**
 * Counts an account that is about to be opened for an e-mail address, since its owner gets a mail of it.
 * @throws AppError too_many_requests
 */
export async function countRegistration(email: string, { address }: ClientInfo): Promise<void> {
  await registrationsOfEmailFromNetwork.take(`${networkOf(address)} ${email}`);
  await registrationsOfEmail.take(email);
}
