/**
 * The mailbox that a limit counts mails to: what follows a plus sign in the local part is a tag of the same mailbox with
 * nearly every host, so that one person's tags do not multiply what may be sent to them. For counting alone: accounts and
 * mails keep the address as it was given.
 * @param email trimmed and in lower case
 */
export function mailboxOf(email: string): string {
  return email.replace(/^([^+@]+)\+[^@]*@/u, "$1@");
}
