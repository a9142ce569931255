"use client";

import { CalendarX2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { formatSek } from "@/lib/money/format";
import { formatDayOf } from "@/lib/time/format";
import type { ManagedBooking } from "./managedBookingType";
import { momentText } from "./momentText";
import { type EndBookingProps, useEndBooking } from "./useEndBooking";

type CancelBookingProps = EndBookingProps & {
  /** Leads to the right to withdraw instead, where that gives more back. */
  onWithdraw: () => void;
};

/** Cancels a booking: shows it with the refund, and asks. */
export function CancelBooking({ onWithdraw, ...props }: CancelBookingProps) {
  const { booking } = props;
  const t = useTranslations("account.booking");
  const { refundOre, open, dialog } = useEndBooking("cancel", props);
  const { service, provider, date, time, isHeld, canCancel } = booking;
  const words = isHeld ? "release" : "cancel";

  return (
    <>
      {canCancel ? (
        <Button icon={<CalendarX2 aria-hidden="true" />} onClick={open}>
          {t(`${words}.open`)}
        </Button>
      ) : null}
      <ConfirmDialog
        {...dialog}
        title={t(`${words}.title`, { service })}
        description={t("cancel.what", { provider, date, time })}
        confirmLabel={t(`${words}.confirm`)}
        cancelLabel={t("cancel.keep")}
      >
        {isHeld ? <p>{t("release.hint")}</p> : null}
        {!isHeld && booking.isPaid ? (
          <RefundNote
            booking={booking}
            refundOre={refundOre}
            onWithdraw={() => {
              dialog.onOpenChange(false);
              onWithdraw();
            }}
          />
        ) : null}
      </ConfirmDialog>
    </>
  );
}

type RefundNoteProps = { booking: ManagedBooking; refundOre: number; onWithdraw: () => void };

function RefundNote({ booking, refundOre, onWithdraw }: RefundNoteProps) {
  const t = useTranslations("account.booking.cancel");
  const locale = useLocale();
  const { freeUntilMs, timeZone, afterDisputeOre } = booking;
  const waits = refundOre === 0 && afterDisputeOre > 0;

  function hint() {
    if (waits) return t("disputedHint", { amount: formatSek(afterDisputeOre, locale) });
    if (refundOre > 0) return t("refundHint");
    if (freeUntilMs > Date.now()) return t("nothingPaid");
    return t("noRefundHint", { deadline: momentText(freeUntilMs, timeZone, locale) });
  }

  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="num font-semibold text-lg">
        {refundOre > 0
          ? t("refund", { amount: formatSek(refundOre, locale) })
          : t(waits ? "disputed" : "noRefund")}
      </p>
      <p className="mt-0.5 text-muted text-sm">{hint()}</p>
      <WithdrawInstead booking={booking} refundOre={refundOre} onWithdraw={onWithdraw} />
    </div>
  );
}

/** That the right to withdraw gives more, where it does, also of a payment that the bank has. */
function WithdrawInstead({ booking, refundOre, onWithdraw }: RefundNoteProps) {
  const t = useTranslations("account.booking.cancel");
  const locale = useLocale();
  const { timeZone, afterDisputeOre, withdrawalUntilMs, withdrawalOre, withdrawalAfterDisputeOre } = booking;
  const ore = withdrawalOre + withdrawalAfterDisputeOre;
  if (withdrawalUntilMs === null || ore <= refundOre + afterDisputeOre) return null;
  return (
    <div className="mt-2 grid grid-cols-1 justify-items-start gap-2">
      <p>
        {t(withdrawalAfterDisputeOre > 0 ? "withdrawInsteadDisputed" : "withdrawInstead", {
          day: formatDayOf(withdrawalUntilMs - 1, timeZone, locale),
          amount: formatSek(ore, locale),
        })}
      </p>
      <Button size="sm" onClick={onWithdraw}>
        {t("withdrawOpen")}
      </Button>
    </div>
  );
}
