import type { TypedContact } from "@/lib/bookings/contact";
import { readTab, writeTab } from "./tabStore";

const contactName = "booking-contact";
const pickedName = "booking-picked";

/** Before anything is typed. */
export const noContact: TypedContact = { customerName: "", customerEmail: "", customerPhone: "" };

export const contactFields = ["customerName", "customerEmail", "customerPhone"] as const;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** What was typed, kept in this tab only, so that coming back from the payment page loses nothing. */
export function loadContact(): TypedContact {
  const { customerName, customerEmail, customerPhone } = readTab(contactName);
  return {
    customerName: text(customerName),
    customerEmail: text(customerEmail),
    customerPhone: text(customerPhone),
  };
}

export function saveContact(contact: TypedContact): void {
  writeTab(contactName, contact);
}

/**
 * The time to open on, as an ISO instant: the one that was picked at this very address before it was loaded again,
 * else the address's own.
 */
export function startToOpen(serviceId: string, addressStart: string | null): string | null {
  const picked = readTab(pickedName);
  const isOfHere = picked.serviceId === serviceId && picked.addressStart === addressStart;
  return isOfHere && typeof picked.start === "string" ? picked.start : addressStart;
}

/** Keeps the picked time for a reload; null forgets it. */
export function savePicked(serviceId: string, addressStart: string | null, startMs: number | null): void {
  writeTab(
    pickedName,
    startMs === null ? null : { serviceId, addressStart, start: new Date(startMs).toISOString() },
  );
}

/** The summary of a started checkout, by its session (PAY-9). */
export function saveCheckoutSummary(sessionId: string, summary: Record<string, string>): void {
  writeTab(`checkout:${sessionId}`, summary);
}
