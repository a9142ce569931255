"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { fromSek, toSek } from "@/lib/money/ore";
import { callParts, type ManagedBooking } from "./managedBookingType";
import { refundNow } from "./refusalDetails";
import { useRefusalText } from "./useRefusalText";

type Options = {
  booking: ManagedBooking;
  /** Reloads the booking. */
  onDone: () => Promise<void>;
  onStale: (details: unknown) => Promise<void>;
};

/** Withdraws from the purchase with the refund that was shown; if it has changed, asks again. */
export function useWithdraw({ booking, onDone, onStale }: Options) {
  const t = useTranslations("account.booking");
  const locale = useLocale();
  const wordsOf = useRefusalText();
  const [newRefundOre, setNewRefundOre] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const refundOre = newRefundOre ?? booking.withdrawalOre;

  function reset() {
    setNewRefundOre(null);
    setError(null);
  }

  /** Resolves to whether nothing more has to be asked. */
  async function withdraw(): Promise<boolean> {
    setError(null);
    const result = await callApi("POST /customers/me/bookings/{id}/withdraw", {
      ...callParts(booking),
      body: { expectedRefund: toSek(refundOre) },
      locale,
    });
    if (result.ok) {
      await onDone();
      notify({ tone: "success", title: t("withdraw.done"), description: t("withdraw.doneHint") });
      return true;
    }
    const current = result.code === "refund_changed" ? refundNow(result.details) : null;
    if (current !== null) {
      setNewRefundOre(fromSek(current));
      setError(t("withdraw.changed"));
      return false;
    }
    if (result.code === "transition_not_allowed") {
      await onStale(result.details);
      return true;
    }
    setError(wordsOf(result));
    return false;
  }

  return { refundOre, error, withdraw, reset };
}
