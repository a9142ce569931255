"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { callApi } from "@/lib/api/client";
import { ANYBODY } from "@/lib/availability/anybody";
import { formatClock } from "@/lib/time/clock";
import { formatDay, formatDuration } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
import type { GridBooking, Replacement } from "../model/timetable";
import type { useUndoable } from "./useUndoable";

/** What a change of the schedule begins with. */
export type Scheduled = Pick<
  GridBooking,
  "id" | "sequence" | "customer_name" | "date" | "staff_id" | "startMinute" | "endMinute"
>;

/** Where it is to go; `isAnybody`: the server chooses who does it. */
export type WantedPlace = Replacement & { isAnybody?: boolean };

/** How a booking is shown elsewhere before it has been read anew. */
export type Showing = {
  at: (place: Replacement, isSettled: boolean) => void;
  /** The server has taken the last place. */
  settle: () => void;
  /** Where it was read. */
  back: () => void;
};

type Options = {
  timeZone: string;
  /** Whether a time of that day is told with the day. */
  isDayNamed: (date: LocalDate) => boolean;
  /** null while the business works alone. */
  nameOf: (staffId: string) => string | null;
  undoable: ReturnType<typeof useUndoable>;
};

type Asked = {
  booking: Scheduled;
  place: WantedPlace;
  showing: Showing;
  /** The first answer counts: the dialog closes after a yes, too. */
  answer: (isDone: boolean | Promise<boolean>) => void;
};

/** Another start, person or length: shown at once, taken back visibly when refused, and undone for ten seconds. */
export function useSchedule({ timeZone, isDayNamed, nameOf, undoable }: Options) {
  const t = useTranslations("workday.changed");
  const words = useTranslations("workday.move");
  const area = useTranslations("providerArea");
  const locale = useLocale();
  // Of bookings that were changed here and have not been read since.
  const sequences = useRef(new Map<string, number>());
  const [asked, setAsked] = useState<Asked | null>(null);
  /** "14:30", with the day where it could be another one: "tors 26 nov 14:30". */
  const when = (date: LocalDate, minute: number) =>
    isDayNamed(date) ? `${formatDay(date, locale)} ${formatClock(minute)}` : formatClock(minute);
  const who = ({ customer_name }: Scheduled) => customer_name || area("guest");

  /** What is said of a booking that was refused and is where it was. */
  const stays = (booking: Scheduled) =>
    t("refused", { customer: who(booking), time: when(booking.date, booking.startMinute) });

  /** Asks first whether a place outside of the hours is meant. @returns whether the booking is there */
  const ask = (booking: Scheduled, place: WantedPlace, showing: Showing) =>
    new Promise<boolean>((answer) => setAsked({ booking, place, showing, answer }));

  /** @returns whether the booking is at that place */
  async function schedule(
    booking: Scheduled,
    { isAnybody = false, ...place }: WantedPlace,
    showing: Showing,
    outsideHours = false,
  ): Promise<boolean> {
    showing.at(place, false);
    const minutes = booking.endMinute - booking.startMinute;
    const isSameStart = place.date === booking.date && place.startMinute === booking.startMinute;
    const startMs = localMinuteToInstant(place.date, place.startMinute, timeZone);
    const result = await callApi("PATCH /providers/me/bookings/{id}/schedule", {
      params: { id: booking.id },
      body: {
        sequence: Math.max(booking.sequence, sequences.current.get(booking.id) ?? 0),
        outsideHours,
        ...(isSameStart ? {} : { startTime: new Date(startMs).toISOString() }),
        ...(isAnybody
          ? { staffId: ANYBODY }
          : place.staffId === booking.staff_id
            ? {}
            : { staffId: place.staffId }),
        ...(place.minutes === minutes ? {} : { durationMinutes: place.minutes }),
      },
      locale,
    });
    if (!result.ok) {
      showing.back();
      if (result.code === "outside_hours" && !outsideHours)
        return ask(booking, { ...place, isAnybody }, showing);
      undoable.refused(result, stays(booking));
      return false;
    }
    const given = isAnybody ? { ...place, staffId: result.data.booking.staff_id } : place;
    if (given.staffId === place.staffId) showing.settle();
    else showing.at(given, true);
    sequences.current.set(booking.id, result.data.booking.sequence);
    const isSamePerson = given.staffId === booking.staff_id;
    const name = isSamePerson ? null : nameOf(given.staffId);
    const time = when(place.date, place.startMinute);
    const text =
      isSameStart && isSamePerson
        ? t("length", { length: formatDuration(place.minutes) })
        : name === null
          ? t("moved", { time })
          : t("movedTo", { name, time });
    const { date, staff_id: staffId, startMinute } = booking;
    undoable.told(text, result.data.undo, () => {
      sequences.current.delete(booking.id);
      showing.at({ date, staffId, startMinute, minutes }, false);
      return {
        settle: () => {
          // The undo is a change of its own, of which no reading may have come yet.
          sequences.current.set(booking.id, result.data.booking.sequence + 1);
          showing.settle();
        },
        again: () => {
          sequences.current.set(booking.id, result.data.booking.sequence);
          showing.at(given, true);
        },
      };
    });
    return true;
  }

  return {
    schedule,
    ask,
    stays,
    /** About a place outside of opening hours. */
    question:
      asked === null
        ? null
        : {
            title: words("question"),
            body: words("questionBody", {
              place: words("place", {
                name: nameOf(asked.place.staffId) ?? who(asked.booking),
                span: `${when(asked.place.date, asked.place.startMinute)}–${formatClock(asked.place.startMinute + asked.place.minutes)}`,
              }),
            }),
            confirm: () => {
              setAsked(null);
              asked.answer(schedule(asked.booking, asked.place, asked.showing, true));
            },
            close: () => {
              setAsked(null);
              asked.answer(false);
            },
          },
  };
}
