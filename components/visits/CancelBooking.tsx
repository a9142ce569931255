"use client";

import { CalendarX2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { formatSek } from "@/lib/money/format";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { type ManagedBooking, statusElement } from "./managedBookingType";
import { momentText } from "./momentText";
import { useCancel } from "./useCancel";

type CancelBookingProps = {
  booking: ManagedBooking;
  onOpen: () => void;
  onDone: () => Promise<void>;
  onStale: (details: unknown) => Promise<void>;
};

/** Cancels a booking: shows it with the refund, and asks. */
export function CancelBooking({ booking, onOpen, onDone, onStale }: CancelBookingProps) {
  const t = useTranslations("account.booking");
  const [isOpen, setOpen] = useState(false);
  const isSettled = useRef(false);
  const { refundOre, error, cancel, reset } = useCancel({ booking, onDone, onStale });
  const { service, provider, date, time, isHeld, canCancel } = booking;
  const words = isHeld ? "release" : "cancel";

  function open() {
    isSettled.current = false;
    reset();
    onOpen();
    setOpen(true);
  }

  async function confirm() {
    isSettled.current = await cancel();
    return isSettled.current;
  }

  return (
    <>
      {canCancel ? (
        <Button icon={<CalendarX2 aria-hidden="true" />} onClick={open}>
          {t(`${words}.open`)}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t(`${words}.title`, { service })}
        description={t("cancel.what", { provider, date, time })}
        confirmLabel={t(`${words}.confirm`)}
        cancelLabel={t("cancel.keep")}
        onConfirm={confirm}
        error={error}
        returnFocus={() => (isSettled.current ? statusElement() : null)}
      >
        {isHeld ? <p>{t("release.hint")}</p> : null}
        {!isHeld && booking.isPaid ? <RefundNote booking={booking} refundOre={refundOre} /> : null}
      </ConfirmDialog>
    </>
  );
}

function RefundNote({ booking, refundOre }: { booking: ManagedBooking; refundOre: number }) {
  const t = useTranslations("account.booking.cancel");
  const locale = useLocale();
  const { freeUntilMs, timeZone, afterDisputeOre } = booking;
  const isPast = freeUntilMs <= Date.now();
  if (refundOre === 0 && afterDisputeOre > 0)
    return (
      <div className="rounded-md bg-sunken px-4 py-3">
        <p className="font-semibold text-lg">{t("disputed")}</p>
        <p className="mt-0.5 text-muted text-sm">
          {t("disputedHint", { amount: formatSek(afterDisputeOre, locale) })}
        </p>
      </div>
    );
  return (
    <div className="rounded-md bg-sunken px-4 py-3">
      <p className="num font-semibold text-lg">
        {refundOre > 0 ? t("refund", { amount: formatSek(refundOre, locale) }) : t("noRefund")}
      </p>
      <p className="mt-0.5 text-muted text-sm">
        {refundOre > 0
          ? t("refundHint")
          : isPast
            ? t("noRefundHint", { deadline: momentText(freeUntilMs, timeZone, locale) })
            : t("nothingPaid")}
      </p>
      {booking.withdrawalOre > refundOre && booking.withdrawalUntilMs !== null ? (
        <p className="mt-2">
          {t("withdrawInstead", {
            day: formatDay(localDateOf(booking.withdrawalUntilMs - 1, timeZone), locale),
            amount: formatSek(booking.withdrawalOre, locale),
          })}
        </p>
      ) : null}
    </div>
  );
}
