"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Ref, RefObject } from "react";
import { FootBar, footButtonClass } from "@/components/checkout/times/FootBar";
import { Button } from "@/components/ui/actions/Button";
import type { ManagedBooking } from "./managedBookingType";
import { momentText } from "./momentText";

type MoveConfirmProps = {
  ref: Ref<HTMLButtonElement>;
  /** An element of the drawer. */
  within: RefObject<HTMLElement | null>;
  booking: ManagedBooking;
  /** The id of the chosen person; null for anybody. */
  person: string | null;
  startMs: number | null;
  isMoving: boolean;
  onConfirm: () => void;
};

/**
 * The old and the new time, the person where there are several, and the button that moves the booking, in view at every
 * scroll position.
 */
export function MoveConfirm({
  ref,
  within,
  booking,
  person,
  startMs,
  isMoving,
  onConfirm,
}: MoveConfirmProps) {
  const t = useTranslations("account.booking.move");
  const locale = useLocale();
  const texts = useTranslations("booking.person");
  const chosen = booking.people.find(({ id }) => id === person)?.name ?? texts("anybody");
  const who =
    booking.people.length < 2 ? null : (
      <>
        {" · "}
        <span data-bar-person>{chosen}</span>
      </>
    );
  const from = momentText(booking.startMs, booking.timeZone, locale);
  const to = startMs === null ? null : momentText(startMs, booking.timeZone, locale);
  return (
    <FootBar
      within={within}
      label={t("bar")}
      action={
        <Button
          ref={ref}
          data-next
          variant="primary"
          size="sm"
          className={footButtonClass}
          disabled={to === null}
          loading={isMoving}
          onClick={onConfirm}
          {...(to === null ? {} : { "aria-label": t("confirm", { from, to }) })}
        >
          {to === null ? t("choose") : t("action")}
        </Button>
      }
    >
      <p data-bar-from className={to === null ? "font-semibold" : "text-board-muted @min-[16rem]:text-sm"}>
        {t("from", { moment: from })}
        {to === null ? who : null}
      </p>
      {to === null ? null : (
        <p data-bar-time className="font-semibold">
          {t("to", { moment: to })}
          {who}
        </p>
      )}
    </FootBar>
  );
}

/** What stays the same, and the new end of free cancellation, which moves by the same span. */
export function MoveTerms({ booking, startMs }: { booking: ManagedBooking; startMs: number | null }) {
  const t = useTranslations("account.booking.move");
  const summary = useTranslations("booking.summary");
  const locale = useLocale();

  function cancellation() {
    if (startMs === null) return "";
    const deadlineMs = startMs - (booking.startMs - booking.freeUntilMs);
    if (deadlineMs <= Date.now()) return summary("noFreeCancellation");
    return summary("freeCancellation", { deadline: momentText(deadlineMs, booking.timeZone, locale) });
  }

  return <p className="text-muted text-sm">{[t("samePrice"), cancellation()].filter(Boolean).join(" ")}</p>;
}
