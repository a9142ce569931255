"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { CalendarAbsence } from "@/lib/business/calendar/calendarSchemas";
import type { LocalDate } from "@/lib/time/localDate";
import { type MoveOpened, scheduledOf, showingInDetail, wishedPlace } from "../../move/moveOpened";
import { columnOf, dragTo, isUnmoved } from "../drag/dragState";
import { usePlaceWords } from "../drag/placeWords";
import { bookingOf } from "../model/bookingOf";
import type { GridBooking, Replacement, Timetable } from "../model/timetable";
import type { Mark } from "../model/withChanges";
import { lastWishes } from "./lastWish";
import { useBlockChanges } from "./useBlockChanges";
import type { Kept } from "./useKept";
import { type Showing, useSchedule } from "./useSchedule";
import { useUndoable } from "./useUndoable";

type Shown = { replaced: Kept<Replacement>; marks: Kept<Mark | null>; blocks: Kept<CalendarAbsence | null> };

/** The calls that change the day: each is shown at once, taken back visibly when refused, and can be undone. */
export function useCalendarChanges(table: Timetable, { replaced, marks, blocks }: Shown, nowMs: number) {
  const t = useTranslations("workday.changed");
  const area = useTranslations("providerArea");
  const words = usePlaceWords();
  const locale = useLocale();
  const [sendMark] = useState(() => lastWishes<Mark | null>());
  const { timeZone, dates } = table;
  const undoable = useUndoable(timeZone);
  const blockChanges = useBlockChanges({ timeZone, blocks, undoable });
  const nameOf = (staffId: string) =>
    table.columns.find(({ person }) => person.id === staffId)?.person.name ?? null;
  const isDayNamed = (date: LocalDate) => dates.length > 1 || !dates.includes(date);
  const { schedule, ask, stays, question } = useSchedule({ timeZone, isDayNamed, nameOf, undoable });

  const inGrid = (id: string): Showing => ({
    at: (place, isSettled) => replaced.set(id, place, isSettled),
    settle: () => replaced.settle(id),
    back: () => replaced.remove(id),
  });

  async function mark(booking: GridBooking, wished: Mark | null) {
    marks.set(booking.id, wished);
    const done = await sendMark(booking.id, wished, (wish) =>
      callApi("PATCH /providers/me/bookings/{id}/mark", {
        params: { id: booking.id },
        body: { mark: wish },
        locale,
      }),
    );
    // A press before this one tells of both.
    if (done === null) return;
    const { wish, answer: result, earlier = booking.visit_mark } = done;
    if (!result.ok) {
      marks.remove(booking.id);
      return undoable.refused(result, t("failed"));
    }
    marks.settle(booking.id);
    const customer = booking.customer_name || area("guest");
    const text = wish === null ? t("unmarked") : t(wish === "arrived" ? "arrived" : "noShow", { customer });
    undoable.told(text, result.data.undo, () => {
      marks.set(booking.id, earlier);
      return {
        settle: () => marks.settle(booking.id),
        again: () => marks.set(booking.id, wish, true),
      };
    });
  }

  /** Puts a booking elsewhere, as far as what is shown allows it. */
  function move(booking: GridBooking, place: Replacement, answer: { kind: string; text: string }) {
    const showing = inGrid(booking.id);
    if (answer.kind === "fits") return void schedule(booking, place, showing);
    if (answer.kind === "outside") return void ask(booking, place, showing);
    notify({ tone: "error", title: stays(booking), description: answer.text });
  }

  /** Gives a booking another length, in minutes. */
  function resize(booking: GridBooking, minutes: number) {
    const wished = { column: columnOf(table, booking), startMinute: booking.startMinute, minutes };
    const met = dragTo(table, { booking, byKeys: true, nowMs }, wished);
    if (met !== null && !isUnmoved(met))
      move(booking, met.place, { kind: met.answer.kind, text: words.answer(met.answer) });
  }

  const moveOpened: MoveOpened = (detail, wish, show) => {
    const booking = bookingOf(table, detail.id) ?? scheduledOf(detail, timeZone);
    const [grid, details] = [inGrid(detail.id), showingInDetail(detail, { timeZone, nameOf, show })];
    return schedule(booking, wishedPlace(booking, wish, timeZone), {
      at: (place, isSettled) => {
        grid.at(place, isSettled);
        details.at(place, isSettled);
      },
      settle: grid.settle,
      back: () => {
        grid.back();
        details.back();
      },
    });
  };

  return { undoable, blocks: blockChanges, move, moveOpened, resize, mark, question };
}
