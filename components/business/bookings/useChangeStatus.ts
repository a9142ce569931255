"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { BookingStatus } from "@/lib/bookings/status";
import { useRouter } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";

type Options = {
  onChanged: (detail: ProviderBookingDetail) => void;
  /** Called when the booking has changed since the page was rendered. */
  onStale: () => void;
};

/** Changes the status of a booking and shows the result as a toast, in which completing can be undone. */
export function useChangeStatus({ onChanged, onStale }: Options) {
  const t = useTranslations("providerArea.booking");
  const area = useTranslations("providerArea");
  const locale = useLocale();
  const router = useRouter();
  const [saving, setSaving] = useState<BookingStatus | null>(null);

  function announce(before: ProviderBookingDetail, after: ProviderBookingDetail) {
    const title = t(`changed.${after.status}`);
    if (after.status === "completed" && before.status === "confirmed") {
      notify({
        tone: "success",
        title,
        action: { label: t("undo"), onClick: () => void change(after, "confirmed") },
      });
      return;
    }
    notify({
      tone: "success",
      title,
      ...(after.status === "cancelled" ? { description: refundText(before) } : {}),
    });
  }

  function refundText({ refund_on_cancel, is_told, customer_email: email }: ProviderBookingDetail): string {
    if (email === "" && !refund_on_cancel) return t("noAddress");
    if (!is_told && !refund_on_cancel) return t("noMail");
    if (refund_on_cancel === null || refund_on_cancel === 0) return t("cancelledNoRefund");
    const amount = formatSek(fromSek(refund_on_cancel), locale);
    return t(email === "" ? "cancelledMoreNoMail" : "cancelledMore", { amount });
  }

  async function change(
    booking: ProviderBookingDetail,
    status: BookingStatus,
    reason: string | null = null,
  ): Promise<boolean> {
    setSaving(status);
    const result = await callApi("PATCH /providers/me/bookings/{id}", {
      params: { id: booking.id },
      body: { status, reason },
      locale,
    });
    setSaving(null);
    if (result.ok) {
      onChanged(result.data);
      announce(booking, result.data);
      router.refresh();
      return true;
    }
    if (result.status === 401) signInAgain("provider", locale, "session-ended");
    else {
      const description = result.message ?? area("requestFailed");
      notify({ tone: "error", title: t("updateFailed"), description });
      if (result.status === 409) onStale();
    }
    return false;
  }

  return { change, saving };
}
