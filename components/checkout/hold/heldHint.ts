import { brand } from "@/lib/brand";

/** Where a tab, and the device, keep the checkout that was started and left. */
export const openCheckoutKey = `${brand.slug}:booking-open`;

/**
 * Runs in <head> before the first paint. Cached pages are the same for everybody, so `data-held` on <html> tells the style
 * sheet that this browser left a checkout whose hold has not ended.
 */
export const heldHintScript = `(function(){try{[sessionStorage,localStorage].forEach(function(s){var h=JSON.parse(s.getItem("${openCheckoutKey}"));if(h&&h.untilMs>Date.now())document.documentElement.dataset.held=""})}catch(e){}})()`;
