import "server-only";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { throttle } from "@/lib/http/throttle";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import type { ContactFormInput } from "./contactSchema";

/** Enough for a person who forgot something, too few for a script. */
const messagesPerHour = throttle("contact", { points: 5, seconds: 3_600, byNetwork: true });

type ContactMessage = ContactFormInput & { portal: Role; locale: Locale; address: string };

/**
 * Stores a message of the contact form and mails it to the operator, in one transaction.
 *
 * @param message.address the sender's network address, for throttling only; it is not stored
 * @throws AppError too_many_requests after five messages within an hour from one network address
 */
export async function sendContactMessage({ address, ...message }: ContactMessage): Promise<void> {
  await messagesPerHour.take(address);
  await inTransaction(async (tx) => {
    const { id } = await tx.contactMessage.create({ data: message, select: { id: true } });
    const { portal, name, email, message: text, locale } = message;
    await enqueueMail(tx, {
      kind: "contact_message",
      recipient: env().OPERATOR_EMAIL,
      // The operator reads Swedish, whatever the sender's page was in.
      locale: defaultLocale,
      payload: { contactMessageId: id, portal, name, email, message: text, senderLocale: locale },
    });
  });
}
