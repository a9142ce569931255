"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { notify } from "@/components/ui/overlays/notify";
import { callApi, type Refusal } from "@/lib/api/client";
import type { RefusedPlace, Undo } from "@/lib/business/calendar/changeSchemas";
import { useRouter } from "@/lib/i18n/navigation";
import { formatClock } from "@/lib/time/clock";
import { formatDay, formatDuration, formatTime } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";
import { columnOf, dragTo, isUnmoved } from "../drag/dragState";
import { usePlaceWords } from "../drag/placeWords";
import type { GridBooking, Replacement, Timetable } from "../model/timetable";
import { lastWishes } from "./lastWish";
import type { Undoable } from "./undoable";
import type { Mark, Marks } from "./useMarks";
import type { Replaced } from "./useReplaced";

type Shown = { replaced: Replaced; marks: Marks };

/** The calls that change the day: each is shown at once, taken back visibly when refused, and can be undone. */
export function useCalendarChanges(table: Timetable, { replaced, marks }: Shown, nowMs: number) {
  const t = useTranslations("workday.changed");
  const moveWords = useTranslations("workday.move");
  const area = useTranslations("providerArea");
  const words = usePlaceWords();
  const locale = useLocale();
  const router = useRouter();
  const [change, setChange] = useState<Undoable | null>(null);
  // Of bookings that were changed here and that the day has not been read with yet.
  const sequences = useRef(new Map<string, number>());
  const [sendMark] = useState(() => lastWishes<Mark | null>());
  const [asked, setAsked] = useState<{ booking: GridBooking; place: Replacement } | null>(null);

  function told(text: string, undo: Undo | null, revert?: () => void) {
    setChange({ text, undo, toldAtMs: Date.now(), ...(revert && { revert }) });
    router.refresh();
  }

  function refused(refusal: Refusal, title: string) {
    if (refusal.status === 401) return signInAgain("provider", locale, "session-ended");
    const place = refusedPlace(refusal.details);
    const description =
      place === null
        ? (refusal.message ?? area("requestFailed"))
        : wordsOfRefusal(place, words, table.timeZone);
    notify({ tone: "error", title, description });
    // Without a connection a refresh would leave the page.
    if (refusal.status !== 0) router.refresh();
  }

  const nameOf = (staffId: string) =>
    table.columns.find(({ person }) => person.id === staffId)?.person.name ?? null;
  /** "14:30", with the day where several are shown: "tors 26 nov 14:30". */
  const when = (date: LocalDate, minute: number) =>
    table.dates.length > 1 ? `${formatDay(date, locale)} ${formatClock(minute)}` : formatClock(minute);
  const who = (booking: GridBooking) => booking.customer_name || area("guest");

  async function schedule(booking: GridBooking, place: Replacement, outsideHours: boolean) {
    replaced.set(booking.id, place);
    const minutes = booking.endMinute - booking.startMinute;
    const isSameStart = place.date === booking.date && place.startMinute === booking.startMinute;
    const isMoved = !isSameStart || place.staffId !== booking.staff_id;
    const result = await callApi("PATCH /providers/me/bookings/{id}/schedule", {
      params: { id: booking.id },
      body: {
        sequence: Math.max(booking.sequence, sequences.current.get(booking.id) ?? 0),
        outsideHours,
        ...(isSameStart
          ? {}
          : {
              startTime: new Date(
                localMinuteToInstant(place.date, place.startMinute, table.timeZone),
              ).toISOString(),
            }),
        ...(place.staffId === booking.staff_id ? {} : { staffId: place.staffId }),
        ...(place.minutes === minutes ? {} : { durationMinutes: place.minutes }),
      },
      locale,
    });
    if (result.ok) {
      replaced.settle(booking.id);
      sequences.current.set(booking.id, result.data.booking.sequence);
      const time = when(place.date, place.startMinute);
      const name = nameOf(place.staffId);
      const text = !isMoved
        ? t("length", { length: formatDuration(place.minutes) })
        : place.staffId === booking.staff_id || name === null
          ? t("moved", { time })
          : t("movedTo", { name, time });
      const { date, staff_id: staffId, startMinute } = booking;
      const back = { date, staffId, startMinute, minutes };
      return told(text, result.data.undo, () => {
        sequences.current.delete(booking.id);
        replaced.set(booking.id, back, true);
      });
    }
    replaced.remove(booking.id);
    if (result.code === "outside_hours" && !outsideHours) return setAsked({ booking, place });
    refused(result, t("refused", { customer: who(booking), time: when(booking.date, booking.startMinute) }));
  }

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
      return refused(result, t("failed"));
    }
    marks.settle(booking.id);
    const customer = who(booking);
    const text = wish === null ? t("unmarked") : t(wish === "arrived" ? "arrived" : "noShow", { customer });
    told(text, result.data.undo, () => marks.set(booking.id, earlier, true));
  }

  async function undo() {
    if (change === null || change.undo === null) return;
    const { token } = change.undo;
    setChange(null);
    change.revert?.();
    const result = await callApi("POST /providers/me/undo/{token}", { params: { token }, locale });
    if (!result.ok) return refused(result, t("undoFailed"));
    told(t("undone"), null);
  }

  /** Puts a booking elsewhere, as far as what is shown allows it. */
  function move(booking: GridBooking, place: Replacement, answer: { kind: string; text: string }) {
    if (answer.kind === "fits") return void schedule(booking, place, false);
    if (answer.kind === "outside") return setAsked({ booking, place });
    const title = t("refused", { customer: who(booking), time: when(booking.date, booking.startMinute) });
    notify({ tone: "error", title, description: answer.text });
  }

  /** Gives a booking another length, in minutes. */
  function resize(booking: GridBooking, minutes: number) {
    const wished = { column: columnOf(table, booking), startMinute: booking.startMinute, minutes };
    const met = dragTo(table, { booking, byKeys: true, nowMs }, wished);
    if (met !== null && !isUnmoved(met))
      move(booking, met.place, { kind: met.answer.kind, text: words.answer(met.answer) });
  }

  return {
    change,
    told,
    /** Something short that changed nothing. */
    say: (text: string) => setChange({ text, undo: null, toldAtMs: Date.now() }),
    move,
    resize,
    mark,
    undo,
    forget: () => setChange(null),
    /** The question about a place outside of opening hours. */
    question:
      asked === null
        ? null
        : {
            title: moveWords("question"),
            body: moveWords("questionBody", {
              place: moveWords("place", {
                name: nameOf(asked.place.staffId) ?? who(asked.booking),
                span: `${when(asked.place.date, asked.place.startMinute)}–${formatClock(asked.place.startMinute + asked.place.minutes)}`,
              }),
            }),
            confirm: () => {
              setAsked(null);
              void schedule(asked.booking, asked.place, true);
            },
            close: () => setAsked(null),
          },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** The details of `slot_taken` and `outside_hours`, as far as they are told in words. */
function refusedPlace(details: unknown):
  | (Pick<RefusedPlace, "missing_minutes"> & {
      by: { name: string; startTime: string };
      startTimes: string[];
    })
  | null {
  if (!isRecord(details) || !Array.isArray(details.in_the_way) || !Array.isArray(details.alternatives))
    return null;
  const [by] = details.in_the_way;
  if (!isRecord(by) || typeof by.start_time !== "string") return null;
  const startTimes = details.alternatives.flatMap((each: unknown) =>
    isRecord(each) && typeof each.start_time === "string" ? [each.start_time] : [],
  );
  return {
    by: { name: typeof by.customer_name === "string" ? by.customer_name : "", startTime: by.start_time },
    missing_minutes: typeof details.missing_minutes === "number" ? details.missing_minutes : 0,
    startTimes,
  };
}

function wordsOfRefusal(
  place: NonNullable<ReturnType<typeof refusedPlace>>,
  words: ReturnType<typeof usePlaceWords>,
  timeZone: string,
): string {
  const minuteOf = (time: string) => {
    const [hours = 0, minutes = 0] = formatTime(Date.parse(time), timeZone).split(":").map(Number);
    return hours * 60 + minutes;
  };
  const starts = [...new Set(place.startTimes.map(minuteOf))].slice(0, 2).sort((a, b) => a - b);
  return `${words.taken(place.by.name, minuteOf(place.by.startTime), place.missing_minutes)} ${words.others(starts)}`;
}
