import type { DeliveryMode } from "@/lib/bookings/schemas";
import { replaceEntry } from "./ownEntry";

/** Choosing a time, and the customer's details with the payment. */
export type BookingStep = "when" | "details";

/** What the address says of a booking that is being made. Nothing that is typed is in it. */
export type AddressChoice = {
  staff: string | null;
  mode: DeliveryMode | null;
  /** A day that was picked, as long as no time of it is: YYYY-MM-DD. */
  day: string | null;
  /** ISO 8601. */
  start: string | null;
  step: BookingStep;
};

/** The parameters of the choice, which do not outlive it. */
export const choiceParams = ["staff", "mode", "day", "start", "step"] as const;

type Params = { get: (name: string) => string | null };

/** The choice in an address; what is not one of the values is left out. */
export function readChoice(query: Params): AddressChoice {
  const mode = query.get("mode");
  return {
    staff: query.get("staff"),
    mode: mode === "physical" || mode === "digital" ? mode : null,
    day: query.get("day"),
    start: query.get("start"),
    step: query.get("step") === "details" ? "details" : "when",
  };
}

/** The address with some of the choice changed; null takes a part away. */
export function withChoice(href: string, changed: Partial<AddressChoice>): string {
  const url = new URL(href);
  for (const name of choiceParams) {
    const value = changed[name];
    if (value === undefined) continue;
    if (value !== null && value !== "when") url.searchParams.set(name, value);
    // Also without a change it would write the whole query anew.
    else if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The address of another service of the same business, in the drawer or on a page of its own. Person and format stay,
 * a chosen time does not.
 *
 * @param day that was picked, or whose time was: YYYY-MM-DD; undefined leaves what the address says
 */
export function withService(
  href: string,
  { id, slug }: { id: string; slug: string },
  day: string | undefined,
): string {
  const kept = day === undefined ? {} : { day };
  const url = new URL(withChoice(href, { start: null, ...kept }), href);
  if (url.searchParams.has("focus")) url.searchParams.set("focus", id);
  else url.pathname = url.pathname.replace(/[^/]+$/, slug);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Changes the address of the history entry that is open, if that changes anything. The server is not asked. */
export function replaceChoice(changed: Partial<AddressChoice>): void {
  const { href } = window.location;
  const next = withChoice(href, changed);
  if (next !== withChoice(href, {})) replaceEntry(next);
}
