import type { TypedContact } from "@/lib/bookings/contact";
import { clearTab, readTab, writeTab } from "./tabStore";

const contactName = "booking-contact";
/** What is said to one business is never in the form of another. */
const visitName = (providerId: string) => `booking-visit:${providerId}`;

/** That a visit within the withdrawal period was asked for, of one time of one business. */
const earlyStartName = (providerId: string) => `booking-early:${providerId}`;

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

/**
 * What was typed, kept in this tab only, so that coming back from the payment page loses nothing: the details for every
 * booking, what is said of the visit for the business alone.
 */
export function loadContact(providerId: string): TypedContact {
  const { customerName, customerEmail, customerPhone } = readTab(contactName);
  const { customerComment, attendeeName } = readTab(visitName(providerId));
  return {
    customerName: text(customerName),
    customerEmail: text(customerEmail),
    customerPhone: text(customerPhone),
    customerComment: text(customerComment),
    attendeeName: text(attendeeName),
  };
}

export function saveContact(providerId: string, contact: TypedContact): void {
  const { customerComment, attendeeName, ...details } = contact;
  writeTab(contactName, details);
  writeTab(visitName(providerId), { customerComment, attendeeName });
}

/** The start of the visit that was asked for within the withdrawal period, so that coming back does not ask again. */
export function loadEarlyStart(providerId: string): number | null {
  const { startMs } = readTab(earlyStartName(providerId));
  return typeof startMs === "number" ? startMs : null;
}

export function saveEarlyStart(providerId: string, startMs: number | null): void {
  writeTab(earlyStartName(providerId), { startMs });
}

/** Forgets what was typed, once it has been paid for. */
export function forgetContact(): void {
  writeTab(contactName, null);
  clearTab(earlyStartName(""));
  clearTab(visitName(""));
}

/** The summary of a started checkout, by its session (PAY-9). */
export function saveCheckoutSummary(sessionId: string, summary: Record<string, string>): void {
  writeTab(`checkout:${sessionId}`, summary);
}
