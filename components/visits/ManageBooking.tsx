"use client";

import { CalendarClock } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { CancelBooking } from "./CancelBooking";
import type { ManagedBooking } from "./managedBookingType";
import { momentText } from "./momentText";
import { reasonMet } from "./refusalDetails";

/** The days and times are loaded on demand, since most visitors do not move a booking. */
const MoveDrawer = dynamic(() => import("./MoveDrawer").then((module) => module.MoveDrawer), { ssr: false });

const moveAnchor = "#move";

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
  const [isMoving, setMoving] = useState(false);
  // Loads the free times again on each opening.
  const [openings, setOpenings] = useState(0);
  const { noMove, payUrl } = booking;

  function startMove() {
    setProblem(null);
    setOpenings(openings + 1);
    setMoving(true);
  }

  // Opened at once for whoever comes to move it, from the home page.
  const canMove = noMove === null;
  useEffect(() => {
    if (!canMove || window.location.hash !== moveAnchor) return;
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    setOpenings((count) => count + 1);
    setMoving(true);
  }, [canMove]);

  /** The booking has changed since the page was rendered: reloads it and says so. */
  async function onStale(details: unknown) {
    await refresh();
    setProblem(t(reasonMet(details) === "already_begun" ? "begun" : "stale"));
  }

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
        <CancelBooking booking={booking} onOpen={() => setProblem(null)} onDone={refresh} onStale={onStale} />
      </div>
      {noMove === null || noMove === "none" ? null : (
        <p className="text-muted text-sm">
          {t(`noMove.${noMove}`, { deadline: momentText(booking.freeUntilMs, booking.timeZone, locale) })}
        </p>
      )}
      {problem === null ? null : (
        <Notice tone="warning" live="assertive">
          {problem}
        </Notice>
      )}
      {openings > 0 ? (
        <MoveDrawer
          key={openings}
          booking={booking}
          nowMs={nowMs}
          open={isMoving}
          onOpenChange={setMoving}
          onDone={refresh}
          onStale={onStale}
        />
      ) : null}
    </div>
  );
}
