"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import { onForgotten } from "../form/forgetTyped";
import {
  dropOpenCheckout,
  dropOwnCheckout,
  loadOpenCheckout,
  type OpenCheckout,
  saveOpenCheckout,
} from "./openCheckout";

/** The hold with its customer, as the server knows them. */
export type OwnHeld = OpenCheckout & { name: string; email: string; isGuest: boolean };

type Opened = Parameters<typeof loadOpenCheckout>[0];

/** The hold that was left, as the server knows it; null where there is none, or it is over. */
async function askForHold(
  locale: Locale,
  opened: Opened,
): Promise<{ isKnown: boolean; held: OwnHeld | null }> {
  const found = loadOpenCheckout(opened);
  if (found === null) return { isKnown: true, held: null };
  const answer = await callApi("GET /payments/checkout-sessions/{id}", {
    params: { id: found.sessionId },
    locale,
  });
  if (!answer.ok) return { isKnown: false, held: null };
  const { bookingStatus, paymentStatus, customerName, customerEmail, metadata } = answer.data;
  const isHeld = bookingStatus === "pending" && paymentStatus === "unpaid";
  if (!isHeld) dropOpenCheckout(found.sessionId);
  // The customer's details are shown only while the browser can prove that it made the booking; otherwise it
  // could not pay either.
  if (!isHeld || customerEmail === null) return { isKnown: true, held: null };
  // Stored for this tab as well, which may have found it by another tab.
  saveOpenCheckout(found);
  const isGuest = metadata.customer_id === "";
  return { isKnown: true, held: { ...found, name: customerName ?? "", email: customerEmail, isGuest } };
}

/**
 * Finds the customer's own hold, of whichever service, after they left the payment page by Back, since their time would
 * otherwise look taken by somebody else. The server says whether it is still open. `held` is undefined until that is
 * known; `find` waits for it, and asks again where there was no answer. `forget` is for a released one.
 */
export function useOpenCheckout(locale: Locale, { serviceId, startMs }: Opened) {
  const [held, setHeld] = useState<OwnHeld | null>();
  const asked = useRef<Promise<OwnHeld | null> | null>(null);

  const look = useCallback((): Promise<OwnHeld | null> => {
    const own = askForHold(locale, { serviceId, startMs }).then((answer) => {
      if (asked.current !== own) return answer.held;
      if (!answer.isKnown) asked.current = null;
      setHeld((before) => (answer.isKnown ? answer.held : (before ?? null)));
      return answer.held;
    });
    asked.current = own;
    return own;
  }, [locale, serviceId, startMs]);

  useEffect(() => {
    // Back can restore the page without loading it again.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) void look();
    };
    void look();
    window.addEventListener("pageshow", wake);
    return () => {
      asked.current = null;
      window.removeEventListener("pageshow", wake);
    };
  }, [look]);

  const forget = useCallback(() => {
    dropOwnCheckout();
    asked.current = Promise.resolve(null);
    setHeld(null);
  }, []);
  useEffect(() => onForgotten(forget), [forget]);
  const find = useCallback(() => asked.current ?? look(), [look]);
  return { held, find, forget };
}
