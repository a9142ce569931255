import type { MailKind } from "@/lib/db/mailKinds";
import { withoutAddresses } from "@/lib/text/names";
import type { Letter } from "./letter";

/** What the operator reads or wrote. */
const ofOperator: readonly MailKind[] = [
  "contact_message",
  "review_reported",
  "ledger_differs",
  "provider_review_decided",
  "review_removed",
];

/**
 * A letter in which nothing that a business or a customer wrote is turned into a link by a mail program: names and notes stand
 * without addresses. E-mail addresses that a letter itself tells of are facts, and stay.
 */
export function plainLetter(letter: Letter, kind: MailKind): Letter {
  if (ofOperator.includes(kind)) return letter;
  const { subject, heading, paragraphs, facts, notes } = letter;
  const isAboutAddress = kind === "member_joined" || kind === "owners_changed" || kind.startsWith("email_");
  const plain = (text: string) => (isAboutAddress ? text : withoutAddresses(text));
  return {
    ...letter,
    subject: plain(subject),
    heading: plain(heading),
    paragraphs: paragraphs.map(plain),
    ...(facts === undefined ? {} : { facts: facts.map(plainFact) }),
    ...(notes === undefined ? {} : { notes: notes.map(plain) }),
  };
}

function plainFact({ label, value }: { label: string; value: string }): { label: string; value: string } {
  const isAddress = /^[^\s@]+@[^\s@]+(?:, [+\d\s()/-]+)?$/u.test(value);
  return { label, value: isAddress ? value : withoutAddresses(value) };
}
