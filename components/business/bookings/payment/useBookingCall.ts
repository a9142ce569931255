"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSend } from "@/components/form/useSend";
import { notify } from "@/components/ui/overlays/notify";
import { reasonMet } from "@/components/visits/refusalDetails";
import type { ApiResult, Refusal } from "@/lib/api/client";
import { useRouter } from "@/lib/i18n/navigation";

/** Why the payment of a booking was not changed, in words of their own. */
const reasons = [
  "booked_online",
  "cancelled",
  "nothing_due",
  "partly_paid",
  "in_progress",
  "too_little",
  "returned",
  "changed",
  "disputed",
] as const;

/**
 * A call about the payment of a booking: one at a time, with a toast and the page read anew afterwards. One that is refused because
 * the booking is not as it was shown any more reads the booking anew and says what it met.
 */
export function useBookingCall(onReload: () => Promise<void>) {
  const t = useTranslations("deskPayments.refusal");
  const router = useRouter();
  const { send, message, isBusy } = useSend("provider");
  const [wrong, setWrong] = useState<string | null>(null);

  function telling({ status, code, message: said, details }: Refusal): boolean {
    if (status !== 409 && code !== "amount_exceeds") return false;
    const met = reasonMet(details);
    const reason = code === "refunded_meanwhile" ? "changed" : reasons.find((each) => each === met);
    // What asked may be gone once the booking is read anew.
    notify({ tone: "error", title: reason === undefined ? (said ?? t("changed")) : t(reason) });
    void onReload();
    return true;
  }

  /** @returns whether it was done */
  async function run<T>(
    call: () => Promise<ApiResult<T>>,
    done: string,
    onDone: (data: T) => void | Promise<void>,
  ): Promise<boolean> {
    setWrong(null);
    const answer = await send(call, { telling });
    if (answer === null) return false;
    await onDone(answer.data);
    notify({ tone: "success", title: done });
    router.refresh();
    return true;
  }

  /** `refuse`: says what is wrong before anything is sent. */
  return { run, message: wrong ?? message, isBusy, refuse: setWrong };
}
