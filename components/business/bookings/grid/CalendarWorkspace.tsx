"use client";

import clsx from "clsx";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Notice } from "@/components/ui/feedback/Notice";
import { notify } from "@/components/ui/overlays/notify";
import type { BookingStatus } from "@/lib/bookings/status";
import type { CalendarAbsence } from "@/lib/business/calendar/calendarSchemas";
import { useRouter } from "@/lib/i18n/navigation";
import { formatTime } from "@/lib/time/format";
import type { LocalDate } from "@/lib/time/localDate";
import { localMinuteOf } from "@/lib/time/zone";
import type { BookingsQuery } from "../bookingsQuery";
import { bookingParam } from "../openBooking";
import { ChangeMessages } from "./changes/ChangeMessages";
import { useCalendarChanges } from "./changes/useCalendarChanges";
import { useKept } from "./changes/useKept";
import { DayGrid } from "./day/DayGrid";
import { PrintedDay } from "./day/PrintedDay";
import { MoveAnnouncement } from "./drag/MoveAnnouncement";
import { usePlaceWords } from "./drag/placeWords";
import { useBookingDrag } from "./drag/useBookingDrag";
import { GridHead } from "./GridHead";
import { GridContext, type PressedPlace, stateIn } from "./gridContext";
import { useBroughtPlace } from "./keys/bringToView";
import { KeysDialog } from "./keys/KeysDialog";
import { useGridKeys } from "./keys/useGridKeys";
import { useKeptFocus } from "./keys/useKeptFocus";
import { usePageKeys } from "./keys/usePageKeys";
import { useLiveCalendar } from "./live/useLiveCalendar";
import { useNow } from "./live/useNow";
import { newBookingHref, nextFreeHref } from "./model/newBookingHref";
import { type GridColumn, type Replacement, timetableOf } from "./model/timetable";
import { type Mark, withBlocks, withMarks } from "./model/withChanges";
import { PersonTabs } from "./PersonTabs";
import { isSideOpen, showBlock } from "./panels/blockPanel";
import { GridSide, type GridSideProps } from "./panels/GridSide";
import { useChosenPeople } from "./useChosenPeople";
import { useGridTitle } from "./useGridTitle";
import { useIsPhone, usePrinting } from "./useScreen";
import { DayJumps } from "./week/DayJumps";
import { PrintedWeek } from "./week/PrintedWeek";
import { shownLanes } from "./week/shownLanes";
import { WeekBoard } from "./week/WeekBoard";
import { WeekGrid } from "./week/WeekGrid";

type CalendarWorkspaceProps = Omit<GridSideProps, "absences" | "table" | "changes"> & {
  query: BookingsQuery;
  /** The day that is meant, one of those in the answer. */
  date: LocalDate;
  /** Names of the public holidays among the days. */
  redDays: Readonly<Record<LocalDate, string>>;
  /** The statuses that occur on the day; null for a week. */
  statusesHere: readonly BookingStatus[] | null;
  /** Below the grid. */
  children: ReactNode;
};

/** The grid of a day or a week, what is open beside it, and every change that is made in it. */
export function CalendarWorkspace(props: CalendarWorkspaceProps) {
  const { answer, date, isOwner, children } = props;
  const isWeek = answer.days.length > 1;
  const { query, ...people } = useChosenPeople(props.query, isWeek);
  const router = useRouter();
  const t = useTranslations("workday");
  const words = usePlaceWords();
  const scroller = useRef<HTMLDivElement>(null);
  const nowMs = useNow(Date.parse(answer.now));
  const [places, replaced] = useKept<Replacement>(answer);
  const [pressed, marks] = useKept<Mark | null>(answer);
  const [changed, blocks] = useKept<CalendarAbsence | null>(answer);
  const shown = useMemo(() => withBlocks(withMarks(answer, pressed), changed), [answer, pressed, changed]);
  const table = useMemo(
    () => timetableOf(shown, shown.days, places, query.status),
    [shown, places, query.status],
  );
  const hasToday = table.dates.includes(table.today);
  const nowMinute = hasToday ? localMinuteOf(nowMs, table.timeZone) : null;
  const changes = useCalendarChanges(table, { replaced, marks, blocks }, nowMs);
  const [chosen, choose] = useState<PressedPlace | null>(null);
  const [areKeysShown, showKeys] = useState(false);
  const everybody = peopleOf(table.columns);
  const lanes = shownLanes(table.columns, people.chosen);
  const isPhone = useIsPhone();
  const isAlone = lanes.width === "alone" || (lanes.width === "aloneOnPhones" && (isPhone || !isWeek));
  // A phone's day shows one person at first, however many there are.
  const firstId = !isWeek && people.chosen === null ? (everybody[0]?.id ?? null) : null;
  const shownId = isAlone ? lanes.aloneId : firstId;
  const keepFocus = useKeptFocus(scroller);
  useBroughtPlace(scroller);
  const drag = useBookingDrag({
    table,
    nowMs,
    scroller,
    onDrop: ({ booking, place, answer: met, byKeys }) => {
      if (byKeys) keepFocus(booking.id);
      changes.move(booking, place, { kind: met.kind, text: words.answer(met) });
    },
    onCancel: ({ byKeys }) => {
      if (byKeys) changes.undoable.say(t("move.cancelled"));
    },
    onRefused: ({ can }, kind) => {
      const refusal = kind === "move" ? can.move : can.lengthen;
      notify({ tone: "info", title: refusal === null ? t("move.fixed") : t(`move.refusal.${refusal}`) });
    },
  });
  const keys = useGridKeys({ table, nowMinute, shownId, scroller, drag });
  const silentSinceMs = useLiveCalendar(answer.cursor, answer.days, () => drag.store.get() !== null);
  const params = useSearchParams();
  const firstDate = hasToday ? table.today : date;
  const first = { date: firstDate, minute: nowMinute ?? table.range.startMinute, staffId: shownId };
  const wished = keys.place ?? first;

  usePageKeys({
    n: () => {
      const href = keys.place ? newBookingHref(query, keys.place) : nextFreeHref(query, first);
      router.push(href, { scroll: false });
    },
    b: () => {
      choose(null);
      showBlock({ place: wished });
    },
    t: () => document.querySelector<HTMLElement>("[data-today]")?.click(),
    "/": () => document.querySelector<HTMLElement>("search input")?.focus(),
    "?": () => showKeys(true),
  });

  function showPeople(ids: readonly string[]) {
    people.choose(ids);
    choose(null);
    keys.reset();
  }

  function swipePerson(by: 1 | -1) {
    if (drag.store.get() !== null) return;
    const next = everybody[everybody.findIndex(({ id }) => id === shownId) + by];
    if (next) showPeople([next.id]);
  }

  const { timeZone } = table;
  const grid = useMemo(
    () => ({ query, timeZone, nowMs, isWeek, choose, isOwner, drag }),
    [query, timeZone, nowMs, isWeek, isOwner, drag],
  );
  const { activeKey, activeColumn, cursorMinute } = keys;
  const state = { activeKey, activeColumn, cursorMinute, chosen, openId: params.get(bookingParam) };
  const shared = {
    table,
    nowMinute,
    scroller,
    stateOf: (column: GridColumn) => stateIn(column, state),
    onKeyDown: keys.onKeyDown,
    onFocus: keys.onFocus,
  };
  const { openId } = state;
  useEffect(() => {
    if (!isWeek || openId === null) return;
    const entry = scroller.current?.querySelector(`[data-booking="${openId}"]`);
    entry?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isWeek, openId]);
  const isPrinting = usePrinting();
  // Who is seen is who is printed.
  const printedIds = isPhone && shownId !== null ? new Set([shownId]) : lanes.ids;
  const Printed = isWeek ? PrintedWeek : PrintedDay;
  const hasSide = !isWeek || isSideOpen(params);
  return (
    <GridContext value={grid}>
      {isPrinting ? <Printed table={table} nowMs={nowMs} shownIds={printedIds} /> : null}
      <div className="print:hidden">
        <GridHead
          table={table}
          date={date}
          nowMinute={nowMinute}
          query={query}
          title={useGridTitle(table)}
          statusesHere={props.statusesHere}
          newHref={nextFreeHref(query, first)}
          onKeys={() => showKeys(true)}
        />
        {silentSinceMs === null ? null : (
          <Notice tone="warning" live="polite" className="mt-3">
            {t("offline", { time: formatTime(silentSinceMs, timeZone) })}
          </Notice>
        )}
        {everybody.length > 1 ? (
          <PersonTabs
            people={everybody}
            shownIds={shownId !== null ? [shownId] : (people.chosen ?? [])}
            isMultiple={isWeek && !isPhone}
            onShow={showPeople}
            className={isWeek ? "mt-4" : "mt-4 md:hidden"}
          />
        ) : null}
        {isWeek && lanes.width !== "board" ? <DayJumps table={table} scroller={scroller} /> : null}
        <div
          className={clsx(
            "mt-4 grid items-start gap-6",
            hasSide && "lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_23.25rem]",
          )}
        >
          {lanes.width === "board" && isWeek ? (
            <WeekBoard table={table} redDays={props.redDays} onShow={(id) => showPeople([id])} />
          ) : isWeek ? (
            <WeekGrid {...shared} date={firstDate} shown={lanes} redDays={props.redDays} />
          ) : (
            <DayGrid {...shared} shownId={everybody.length > 1 ? shownId : null} onSwipe={swipePerson} />
          )}
          <GridSide {...props} absences={shown.absences} table={table} changes={changes} />
          <div className="min-w-0">{children}</div>
        </div>
        <MoveAnnouncement store={drag.store} table={table} />
        <KeysDialog open={areKeysShown} onOpenChange={showKeys} />
        <ChangeMessages undoable={changes.undoable} question={changes.question} />
      </div>
    </GridContext>
  );
}

/** Each person once, in their order. */
function peopleOf(columns: readonly GridColumn[]): GridColumn["person"][] {
  return [...new Map(columns.map(({ person }) => [person.id, person])).values()];
}
