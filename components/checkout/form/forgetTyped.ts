import { brand } from "@/lib/brand";
import { dropDeviceCheckout } from "../hold/openCheckout";
import { clearTab } from "./tabStore";

/* Signing out leaves no details of a person behind, in whichever tab they were typed. */

const forgotten = `${brand.slug}:forgotten`;
/** Between the tabs of this browser; null where it has none. */
const channelName = `${brand.slug}:signed-out`;

/** Every value of a booking begins so: the details, what is said of a visit, and the hold. */
const bookingValues = "booking-";

/** Clears this tab, so that the next person in this browser finds nobody's details in the forms. */
function forgetTab(only?: string): void {
  clearTab(only);
  dropDeviceCheckout();
  window.dispatchEvent(new Event(forgotten));
}

/** Clears what was typed in a booking in this tab, whose session ended without a press here. */
export const forgetBookingTyped = (): void => forgetTab(bookingValues);

/** Clears this tab and every other one of the browser, after signing out. */
export function forgetAllTabs(): void {
  forgetTab();
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** Calls back when the tab was cleared, since a form on the page has what was typed in memory. Returns how to stop. */
export function onForgotten(callback: () => void): () => void {
  window.addEventListener(forgotten, callback);
  return () => window.removeEventListener(forgotten, callback);
}

/**
 * Clears this tab when another one signs out. Calls back then, and when the page is shown again, since it may have missed
 * that: a page that the browser keeps for Back has no channel, because some browsers keep none that has one.
 */
export function followOtherTabs(callback: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => undefined;
  let channel: BroadcastChannel | null = null;
  const listen = () => {
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = () => {
      forgetTab();
      callback();
    };
  };
  const stop = () => {
    channel?.close();
    channel = null;
  };
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    listen();
    if (persisted) callback();
  };
  listen();
  window.addEventListener("pageshow", showAgain);
  window.addEventListener("pagehide", stop);
  return () => {
    stop();
    window.removeEventListener("pageshow", showAgain);
    window.removeEventListener("pagehide", stop);
  };
}
