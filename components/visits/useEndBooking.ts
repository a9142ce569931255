"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { formatSek } from "@/lib/money/format";
import { fromSek, toSek } from "@/lib/money/ore";
import { callParts, type ManagedBooking, statusElement } from "./managedBookingType";
import { refundNow, statusMet } from "./refusalDetails";
import { useRefusalText } from "./useRefusalText";

export type EndBookingProps = {
  booking: ManagedBooking;
  onOpen: () => void;
  /** Reloads the booking. */
  onDone: () => Promise<void>;
  onStale: (details: unknown) => Promise<void>;
};

const routes = {
  cancel: "POST /customers/me/bookings/{id}/cancel",
  withdraw: "POST /customers/me/bookings/{id}/withdraw",
} as const;

/**
 * Ends a booking with the refund that was shown, by cancelling it or by the right to withdraw; if the refund has changed, asks
 * again. `dialog` is what both have of the question; a withdrawal is stated before it is confirmed.
 */
export function useEndBooking(
  way: keyof typeof routes,
  { booking, onOpen, onDone, onStale }: EndBookingProps,
) {
  const t = useTranslations("account.booking");
  const locale = useLocale();
  const wordsOf = useRefusalText();
  const [step, setStep] = useState<"closed" | "statement" | "confirmation">("closed");
  const [newRefundOre, setNewRefundOre] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isSettled = useRef(false);
  const refundOre = newRefundOre ?? (way === "cancel" ? booking.refundOre : booking.withdrawalOre);
  const first = way === "cancel" ? "confirmation" : "statement";

  function open() {
    isSettled.current = false;
    setNewRefundOre(null);
    setError(null);
    onOpen();
    setStep(first);
  }

  async function finish(title: string, description: string | null) {
    await onDone();
    notify({ tone: "success", title, ...(description === null ? {} : { description }) });
  }

  function doneHint(): string | null {
    if (way === "withdraw") return t("withdraw.doneHint");
    return refundOre > 0 ? t("cancel.refund", { amount: formatSek(refundOre, locale) }) : null;
  }

  /** Resolves to whether nothing more has to be asked. */
  async function end(): Promise<boolean> {
    setError(null);
    const body = { expectedRefund: toSek(refundOre) };
    const result = await callApi(routes[way], { ...callParts(booking), body, locale });
    if (result.ok) {
      await finish(t(booking.isHeld ? "release.done" : `${way}.done`), doneHint());
      return true;
    }
    const current = result.code === "refund_changed" ? refundNow(result.details) : null;
    if (current !== null) {
      setNewRefundOre(fromSek(current));
      setError(t(`${way}.changed`));
      return false;
    }
    if (result.code === "transition_not_allowed" || result.code === "changed_meanwhile") {
      // An answer was lost, or somebody else used the same link: the booking has ended as wanted.
      if (statusMet(result.details) === "cancelled") await finish(t(`${way}.already`), null);
      else await onStale(result.details);
      return true;
    }
    setError(wordsOf(result));
    return false;
  }

  async function onConfirm() {
    if (step === "statement") {
      setStep("confirmation");
      return false;
    }
    isSettled.current = await end();
    return isSettled.current;
  }

  const dialog = {
    open: step !== "closed",
    onOpenChange: (isOpen: boolean) => setStep(isOpen ? first : "closed"),
    onConfirm,
    error,
    returnFocus: () => (isSettled.current ? statusElement() : null),
  };
  return { refundOre, step, open, dialog };
}
