"use client";

import { CalendarClock } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { CancelBooking } from "./CancelBooking";
import type { ManagedBooking } from "./managedBookingType";
import { momentText } from "./momentText";
import { reasonMet } from "./refusalDetails";
import { useEndBooking } from "./useEndBooking";
import { useMoveAddress } from "./useMoveAddress";
import { WithdrawPurchase } from "./WithdrawPurchase";

/** The days and times are loaded on demand, since most visitors do not move a booking. */
const MoveDrawer = dynamic(() => import("./MoveDrawer").then((module) => module.MoveDrawer), { ssr: false });

type ManageBookingProps = {
  booking: ManagedBooking;
  /** The server's clock when the page was rendered, in epoch milliseconds. */
  nowMs: number;
};

/**
 * The actions on a booking, or why there are none. It stays mounted without actions, to announce what just happened.
 */
export function ManageBooking({ booking, nowMs }: ManageBookingProps) {
  const t = useTranslations("account.booking");
  const locale = useLocale();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string | null>(null);
  const { noMove, payUrl } = booking;
  const moving = useMoveAddress(noMove === null);

  function startMove() {
    setProblem(null);
    moving.open();
  }

  async function onMoved() {
    await moving.settle();
    await refresh();
  }

  async function onStaleMove(details: unknown) {
    await moving.settle();
    await onStale(details);
  }

  /** The booking has changed since the page was rendered: reloads it and says so. */
  async function onStale(details: unknown) {
    await refresh();
    setProblem(t(reasonMet(details) === "already_begun" ? "begun" : "stale"));
  }

  const ending = { booking, onOpen: () => setProblem(null), onDone: refresh, onStale };
  const withdrawal = useEndBooking("withdraw", ending);

  return (
    <div className="grid grid-cols-1 gap-3 has-[>div:only-child:empty]:hidden print:hidden noscript:hidden">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {payUrl === null ? null : (
          <ButtonLink variant="primary" href={payUrl}>
            {t("pay")}
          </ButtonLink>
        )}
        {noMove === null ? (
          <Button icon={<CalendarClock aria-hidden="true" />} onClick={startMove}>
            {t("move.open")}
          </Button>
        ) : null}
        <CancelBooking {...ending} onWithdraw={withdrawal.open} />
      </div>
      {noMove === null || noMove === "none" ? null : (
        <p className="text-muted text-sm">
          {t(`noMove.${noMove}`, { deadline: momentText(booking.freeUntilMs, booking.timeZone, locale) })}
        </p>
      )}
      <WithdrawPurchase booking={booking} withdrawal={withdrawal} />
      {problem === null ? null : (
        <Notice tone="warning" live="assertive">
          {problem}
        </Notice>
      )}
      {moving.openings > 0 ? (
        <MoveDrawer
          key={moving.openings}
          booking={booking}
          nowMs={nowMs}
          open={moving.isOpen}
          onClose={moving.close}
          onDone={onMoved}
          onStale={onStaleMove}
        />
      ) : null}
    </div>
  );
}
