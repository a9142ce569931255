"use client";

import type { ComponentProps } from "react";
import { BookingDialog } from "./BookingDialog";
import { ChangeMessages } from "./grid/changes/ChangeMessages";
import { useSchedule } from "./grid/changes/useSchedule";
import { useUndoable } from "./grid/changes/useUndoable";
import { type MoveOpened, scheduledOf, showingInDetail, wishedPlace } from "./move/moveOpened";

type OpenBookingProps = Pick<ComponentProps<typeof BookingDialog>, "known" | "timeZone" | "people">;

/** The booking that the address names where no day is drawn, with the undo of what is changed in it. */
export function OpenBooking({ known, timeZone, people }: OpenBookingProps) {
  const undoable = useUndoable(timeZone);
  const nameOf = (staffId: string) => people.find(({ id }) => id === staffId)?.name ?? null;
  const { schedule, question } = useSchedule({ timeZone, isDayNamed: () => true, nameOf, undoable });
  const move: MoveOpened = (detail, wish, show) => {
    const booking = scheduledOf(detail, timeZone);
    const place = wishedPlace(booking, wish, timeZone);
    return schedule(booking, place, showingInDetail(detail, { timeZone, nameOf, show }));
  };
  return (
    <>
      <BookingDialog
        known={known}
        timeZone={timeZone}
        people={people}
        version={String(undoable.version)}
        onMove={move}
      />
      <ChangeMessages undoable={undoable} question={question} />
    </>
  );
}
