import { brand } from "@/lib/brand";
import type { Contact } from "./types";

const key = `${brand.slug}:booking-contact`;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** What was typed, kept in this tab only, so that coming back from the payment page loses nothing. */
export function loadContact(): Contact {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    if (typeof stored !== "object" || stored === null) return { name: "", email: "", phone: "" };
    const { name, email, phone } = { name: "", email: "", phone: "", ...stored };
    return { name: text(name), email: text(email), phone: text(phone) };
  } catch {
    return { name: "", email: "", phone: "" };
  }
}

export function saveContact(contact: Contact): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(contact));
  } catch {
    // A browser that keeps nothing only loses the comfort.
  }
}

/** The summary of a started checkout, by its session (specification, section 7). */
export function saveCheckoutSummary(sessionId: string, summary: Record<string, string>): void {
  try {
    sessionStorage.setItem(`${brand.slug}:checkout:${sessionId}`, JSON.stringify(summary));
  } catch {
    // As above.
  }
}
