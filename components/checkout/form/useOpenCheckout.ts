"use client";

import { useCallback, useEffect, useState } from "react";
import { callApi } from "@/lib/api/client";
import { readTab, writeTab } from "./tabStore";

/** A checkout that this tab started and left: its time is held, but not paid. */
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

/** The hold with its customer, as the server knows them. */
export type OwnHeld = OpenCheckout & { name: string; email: string; isGuest: boolean };

const storedName = "booking-open";

export function saveOpenCheckout(checkout: OpenCheckout): void {
  writeTab(storedName, checkout);
}

function loadOpenCheckout(): OpenCheckout | null {
  const { sessionId, bookingId, serviceId, mode, staffId, startMs, untilMs } = readTab(storedName);
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

/**
 * Finds the customer's own hold on this service after they left the payment page by Back, since their time would
 * otherwise look taken by somebody else. The server says whether it is still open. `open` is undefined until that is
 * known; `forget` is for a released one.
 */
export function useOpenCheckout(serviceId: string, locale: "sv" | "en") {
  const [open, setOpen] = useState<OwnHeld | null>();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const found = loadOpenCheckout();
      if (found === null || found.serviceId !== serviceId) {
        setOpen(null);
        return;
      }
      const answer = await callApi("GET /payments/checkout-sessions/{id}", {
        params: { id: found.sessionId },
        locale,
      });
      if (isOver) return;
      if (!answer.ok) return setOpen((before) => before ?? null);
      const { bookingStatus, paymentStatus, customerName, customerEmail, metadata } = answer.data;
      const isHeld = bookingStatus === "pending" && paymentStatus === "unpaid";
      if (!isHeld) writeTab(storedName, null);
      // The customer's details are shown only while the browser can prove that it made the booking; otherwise it
      // could not pay either.
      if (!isHeld || customerEmail === null) return setOpen(null);
      const isGuest = metadata.customer_id === "";
      setOpen({ ...found, name: customerName ?? "", email: customerEmail, isGuest });
    };
    // Back can restore the page without loading it again.
    const wake = (event: PageTransitionEvent) => {
      if (event.persisted) void look();
    };
    void look();
    window.addEventListener("pageshow", wake);
    return () => {
      isOver = true;
      window.removeEventListener("pageshow", wake);
    };
  }, [serviceId, locale]);
  const forget = useCallback(() => {
    writeTab(storedName, null);
    setOpen(null);
  }, []);
  return { open, forget };
}
