"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { ManagedBooking } from "./managedBookingType";
import { momentText } from "./momentText";

type MoveConfirmProps = {
  ref: Ref<HTMLButtonElement>;
  booking: ManagedBooking;
  startMs: number | null;
  isMoving: boolean;
  onConfirm: () => void;
};

/** The button that moves a booking, with the old and the new time, and the new end of free cancellation. */
export function MoveConfirm({ ref, booking, startMs, isMoving, onConfirm }: MoveConfirmProps) {
  const t = useTranslations("account.booking.move");
  const summary = useTranslations("booking.summary");
  const locale = useLocale();
  const { timeZone } = booking;

  function label() {
    if (startMs === null) return t("choose");
    const times = t.rich("confirm", {
      from: momentText(booking.startMs, timeZone, locale),
      to: momentText(startMs, timeZone, locale),
      // Each on a line of its own.
      part: (chunks) => <span className="inline-block">{chunks}</span>,
    });
    return <span>{times}</span>;
  }

  /** The end of free cancellation moves by the same span. */
  function cancellation() {
    if (startMs === null) return "";
    const deadlineMs = startMs - (booking.startMs - booking.freeUntilMs);
    if (deadlineMs <= Date.now()) return summary("noFreeCancellation");
    return summary("freeCancellation", { deadline: momentText(deadlineMs, timeZone, locale) });
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-muted text-sm">{[t("samePrice"), cancellation()].filter(Boolean).join(" ")}</p>
      <Button
        ref={ref}
        variant="primary"
        block
        disabled={startMs === null}
        loading={isMoving}
        onClick={onConfirm}
      >
        {label()}
      </Button>
    </div>
  );
}
