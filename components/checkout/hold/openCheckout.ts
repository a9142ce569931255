import { readTab, writeTab } from "../form/tabStore";
import { openCheckoutKey } from "./heldHint";

/** A checkout that this browser started and left: its time is held, but not paid. */
export type OpenCheckout = {
  sessionId: string;
  bookingId: string;
  serviceId: string;
  /** As it was wished for: another wish is another hold. */
  mode: string;
  staffId: string | null;
  startMs: number;
  /** When the hold ends unless it is paid. */
  untilMs: number;
};

const storedName = "booking-open";

function readDevice(): OpenCheckout | null {
  try {
    return wholeOf(JSON.parse(localStorage.getItem(openCheckoutKey) ?? "{}"));
  } catch {
    return null;
  }
}

function writeDevice(checkout: OpenCheckout | null): void {
  try {
    if (checkout === null) localStorage.removeItem(openCheckoutKey);
    else localStorage.setItem(openCheckoutKey, JSON.stringify(checkout));
  } catch {
    // Storage is disabled: other tabs do not know it.
  }
}

/** Stores it for this tab, and the latest one for other tabs of the device: ids and times, nothing of a person. */
export function saveOpenCheckout(checkout: OpenCheckout): void {
  writeTab(storedName, checkout);
  writeDevice(checkout);
}

/**
 * The checkout that this tab left. Where there is none, that of another tab, if this tab was opened with the same service
 * and time: a phone's browser may return from a bank's app in a new tab. Any other checkout is not returned, since this tab
 * would release a hold that is being paid for in its own tab.
 */
export function loadOpenCheckout(opened: { serviceId: string; startMs: number | null }): OpenCheckout | null {
  const own = wholeOf(readTab(storedName));
  if (own !== null) return own;
  const other = readDevice();
  const isOpened = other?.serviceId === opened.serviceId && other.startMs === opened.startMs;
  return other !== null && isOpened && other.untilMs > Date.now() ? other : null;
}

/** The one that this browser left whose hold has not ended: of this tab, else the latest of the device. */
export function leftCheckout(): OpenCheckout | null {
  const isHeld = (left: OpenCheckout | null) => left !== null && left.untilMs > Date.now();
  return [wholeOf(readTab(storedName)), readDevice()].find(isHeld) ?? null;
}

/** Forgets one, in this tab and on the device. */
export function dropOpenCheckout(sessionId: string): void {
  if (readTab(storedName).sessionId === sessionId) writeTab(storedName, null);
  if (readDevice()?.sessionId === sessionId) writeDevice(null);
}

/** Forgets this tab's, on the device as well. */
export function dropOwnCheckout(): void {
  const own = wholeOf(readTab(storedName));
  if (own !== null) dropOpenCheckout(own.sessionId);
}

/** Forgets the one that the device keeps. */
export const dropDeviceCheckout = (): void => writeDevice(null);

function wholeOf(stored: unknown): OpenCheckout | null {
  if (typeof stored !== "object" || stored === null) return null;
  const {
    sessionId,
    bookingId,
    serviceId,
    mode,
    staffId,
    startMs,
    untilMs,
  }: Partial<Record<keyof OpenCheckout, unknown>> = stored;
  const isWhole =
    typeof sessionId === "string" &&
    typeof bookingId === "string" &&
    typeof serviceId === "string" &&
    typeof mode === "string" &&
    (staffId === null || typeof staffId === "string") &&
    typeof startMs === "number" &&
    typeof untilMs === "number";
  return isWhole ? { sessionId, bookingId, serviceId, mode, staffId, startMs, untilMs } : null;
}
