"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/lib/api/client";
import { readTab, writeTab } from "./tabStore";

/** A checkout that this tab started and left: its time is held, but not paid. */
export type OpenCheckout = { sessionId: string; bookingId: string; serviceId: string; startMs: number };

const storedName = "booking-open";

export function saveOpenCheckout(checkout: OpenCheckout): void {
  writeTab(storedName, checkout);
}

function loadOpenCheckout(): OpenCheckout | null {
  const { sessionId, bookingId, serviceId, startMs } = readTab(storedName);
  const isWhole =
    typeof sessionId === "string" &&
    typeof bookingId === "string" &&
    typeof serviceId === "string" &&
    typeof startMs === "number";
  return isWhole ? { sessionId, bookingId, serviceId, startMs } : null;
}

/**
 * The customer's own hold on a time of this service, for those who left the payment page by the browser's back button:
 * without it their time would look as if somebody else had taken it. The server says whether it is still open.
 * Undefined until that is known.
 */
export function useOpenCheckout(serviceId: string, locale: "sv" | "en"): OpenCheckout | null | undefined {
  const [open, setOpen] = useState<OpenCheckout | null>();
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
      const isHeld = answer.data.bookingStatus === "pending" && answer.data.paymentStatus === "unpaid";
      if (!isHeld) writeTab(storedName, null);
      setOpen(isHeld ? found : null);
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
  return open;
}
