"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { laterDate, nearestFree } from "@/components/checkout/times/dayState";
import type { DaySlot } from "@/components/checkout/times/types";
import type { TimeChoice } from "@/components/checkout/times/useTimeChoice";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { callParts, type ManagedBooking } from "./managedBookingType";
import { momentText } from "./momentText";
import { useMoveWish } from "./useMoveWish";
import { useRefusalText } from "./useRefusalText";

export type MoveProblem =
  | { kind: "slotGone"; reason: "moveTaken" | "moveUnavailable"; nearest: DaySlot[] }
  | { kind: "message"; message: string };

type Options = {
  booking: ManagedBooking;
  time: TimeChoice;
  /** The id of the person, or `any`. */
  staffId: string;
  /** Reloads the booking. */
  onDone: () => Promise<void>;
  onStale: (details: unknown) => Promise<void>;
};

/**
 * Moves a booking to the chosen time and holds the problem of a failure. Nothing changes before the server has moved
 * it.
 */
export function useMove({ booking, time, staffId, onDone, onStale }: Options) {
  const t = useTranslations("account.booking.move");
  const locale = useLocale();
  const wordsOf = useRefusalText();
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const [isMoving, setMoving] = useState(false);
  const earlyStart = useMoveWish(booking, time.startMs);

  async function slotGone(wishMs: number, reason: "moveTaken" | "moveUnavailable") {
    const date = localDateOf(wishMs, booking.timeZone);
    const today = localDateOf(Date.now(), booking.timeZone);
    const loaded = await time.reload(laterDate(addDays(date, -2), today));
    setProblem({ kind: "slotGone", reason, nearest: nearestFree(loaded?.days ?? [], wishMs) });
  }

  /** Resolves to whether nothing more has to be asked. */
  async function send(startMs: number): Promise<boolean> {
    const result = await callApi("POST /customers/me/bookings/{id}/reschedule", {
      ...callParts(booking),
      body: { startTime: new Date(startMs).toISOString(), staffId, ...earlyStart.answer },
      locale,
    });
    if (result.ok) {
      await onDone();
      notify({
        tone: "success",
        title: t("done"),
        description: momentText(startMs, booking.timeZone, locale),
      });
      return true;
    }
    // It was moved, or cancelled, elsewhere in the same moment: the page shows how it is now.
    if (result.code === "transition_not_allowed" || result.code === "changed_meanwhile") {
      await onStale(result.details);
      return true;
    }
    if (result.code === "slot_taken") await slotGone(startMs, "moveTaken");
    else if (result.code === "slot_unavailable") await slotGone(startMs, "moveUnavailable");
    else setProblem({ kind: "message", message: wordsOf(result) });
    return false;
  }

  async function move(): Promise<boolean> {
    if (time.startMs === null || isMoving || earlyStart.demand()) return false;
    setMoving(true);
    setProblem(null);
    const isSettled = await send(time.startMs);
    setMoving(false);
    return isSettled;
  }

  return { problem, isMoving, move, earlyStart, clearProblem: () => setProblem(null) };
}
