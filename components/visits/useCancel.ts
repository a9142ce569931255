"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { formatSek } from "@/lib/money/format";
import { fromSek, toSek } from "@/lib/money/ore";
import { callParts, type ManagedBooking } from "./managedBookingType";
import { refundNow, statusMet } from "./refusalDetails";
import { useRefusalText } from "./useRefusalText";

type Options = {
  booking: ManagedBooking;
  /** Reloads the booking. */
  onDone: () => Promise<void>;
  onStale: (details: unknown) => Promise<void>;
};

/** Cancels a booking with the refund that was shown; if it has changed, asks again. */
export function useCancel({ booking, onDone, onStale }: Options) {
  const t = useTranslations("account.booking");
  const locale = useLocale();
  const wordsOf = useRefusalText();
  const [newRefundOre, setNewRefundOre] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const refundOre = newRefundOre ?? booking.refundOre;

  function reset() {
    setNewRefundOre(null);
    setError(null);
  }

  async function finish(title: string, backOre: number) {
    await onDone();
    const description = t("cancel.refund", { amount: formatSek(backOre, locale) });
    notify({ tone: "success", title, ...(backOre > 0 ? { description } : {}) });
  }

  /** Resolves to whether nothing more has to be asked. */
  async function cancel(): Promise<boolean> {
    setError(null);
    const result = await callApi("POST /customers/me/bookings/{id}/cancel", {
      ...callParts(booking),
      body: { expectedRefund: toSek(refundOre) },
      locale,
    });
    if (result.ok) {
      await finish(t(booking.isHeld ? "release.done" : "cancel.done"), refundOre);
      return true;
    }
    const current = result.code === "refund_changed" ? refundNow(result.details) : null;
    if (current !== null) {
      setNewRefundOre(fromSek(current));
      setError(t("cancel.changed"));
      return false;
    }
    if (result.code === "transition_not_allowed" || result.code === "changed_meanwhile") {
      // An answer was lost, or somebody else used the same link: the booking is cancelled as wanted.
      if (statusMet(result.details) === "cancelled") await finish(t("cancel.already"), 0);
      else await onStale(result.details);
      return true;
    }
    setError(wordsOf(result));
    return false;
  }

  return { refundOre, error, cancel, reset };
}
