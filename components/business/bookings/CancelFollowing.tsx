"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { useRouter } from "@/lib/i18n/navigation";
import { CancelNote } from "./CancelNote";

type CancelFollowingProps = {
  booking: ProviderBookingDetail;
  /** Reloads the booking. */
  onDone: () => Promise<void>;
};

/** Cancels a booking of a series with all that follow it; renders nothing where that cannot be done. */
export function CancelFollowing({ booking, onDone }: CancelFollowingProps) {
  const t = useTranslations("desk.following");
  const locale = useLocale();
  const router = useRouter();
  const { send, message } = useSend("provider");
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const mayCancel = booking.transitions.some(({ status, refusal }) => status === "cancelled" && !refusal);
  if (booking.series_id === null || !mayCancel) return null;

  async function cancel(): Promise<boolean> {
    const answer = await send(() =>
      callApi("POST /providers/me/bookings/{id}/cancel-following", {
        params: { id: booking.id },
        body: { reason: reason.trim() || null },
        locale,
      }),
    );
    if (answer === null) return false;
    notify({ tone: "success", title: t("done", { count: answer.data.cancelled }) });
    await onDone();
    router.refresh();
    return true;
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted text-sm">{t("part")}</p>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t("button")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("title")}
        description={t("body")}
        confirmLabel={t("confirm")}
        cancelLabel={t("keep")}
        onConfirm={cancel}
        error={message}
      >
        <CancelNote
          booking={booking}
          hasRefund={(booking.refund_on_cancel ?? 0) > 0}
          value={reason}
          onValueChange={setReason}
        />
      </ConfirmDialog>
    </div>
  );
}
