"use client";

import { useCallback, useEffect, useState } from "react";
import { callApi } from "@/lib/api/client";
import { readTab, writeTab } from "./tabStore";

/** A checkout that this tab started and left: its time is held, but not paid. */
export type OpenCheckout = {
  sessionId: string;
  bookingId: string;
  serviceId: string;
  startMs: number;
  /** When it is let go of, unless it is paid. */
  untilMs: number;
};

/** For whom the time is held, as the server knows it. */
export type OwnHeld = OpenCheckout & { name: string; email: string; isGuest: boolean };

const storedName = "booking-open";

export function saveOpenCheckout(checkout: OpenCheckout): void {
  writeTab(storedName, checkout);
}

function loadOpenCheckout(): OpenCheckout | null {
  const { sessionId, bookingId, serviceId, startMs, untilMs } = readTab(storedName);
  const isWhole =
    typeof sessionId === "string" &&
    typeof bookingId === "string" &&
    typeof serviceId === "string" &&
    typeof startMs === "number" &&
    typeof untilMs === "number";
  return isWhole ? { sessionId, bookingId, serviceId, startMs, untilMs } : null;
}

/**
 * The customer's own hold on a time of this service, for those who left the payment page by the browser's back button:
 * without it their time would look as if somebody else had taken it. The server says whether it is still open.
 * `open` is undefined until that is known; `forget` is for one that was let go of.
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
      // Nobody's name is told to a browser that has forgotten that it is the one that booked; it could not pay either.
      if (!isHeld || customerEmail === null) return setOpen(null);
      const isGuest = metadata.customer_id === "";
      setOpen({ ...found, name: customerName ?? "", email: customerEmail, isGuest });
    };
    // The back button may show the page as it was left, without loading it anew.
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
