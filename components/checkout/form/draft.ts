import type { TypedContact } from "@/lib/bookings/contact";
import { readTab, writeTab } from "./tabStore";

const contactName = "booking-contact";

/** Before anything is typed. */
export const noContact: TypedContact = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  customerComment: "",
  attendeeName: "",
};

export const contactFields = [
  "customerName",
  "customerEmail",
  "customerPhone",
  "customerComment",
  "attendeeName",
] as const;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** What was typed, kept in this tab only, so that coming back from the payment page loses nothing. */
export function loadContact(): TypedContact {
  const { customerName, customerEmail, customerPhone, customerComment, attendeeName } = readTab(contactName);
  return {
    customerName: text(customerName),
    customerEmail: text(customerEmail),
    customerPhone: text(customerPhone),
    customerComment: text(customerComment),
    attendeeName: text(attendeeName),
  };
}

export function saveContact(contact: TypedContact): void {
  writeTab(contactName, contact);
}

/** Forgets what was typed, once it has been paid for. */
export function forgetContact(): void {
  writeTab(contactName, null);
}

/** The summary of a started checkout, by its session (PAY-9). */
export function saveCheckoutSummary(sessionId: string, summary: Record<string, string>): void {
  writeTab(`checkout:${sessionId}`, summary);
}
