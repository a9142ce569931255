"use client";

import clsx from "clsx";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { bookingReference } from "@/lib/bookings/reference";
import type {
  CalendarAbsence,
  CalendarAnswer,
  CalendarBooking,
} from "@/lib/business/calendar/calendarSchemas";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf, MINUTES_PER_DAY } from "@/lib/time/zone";
import { newBookingParam } from "../../../newBooking/preset";
import { BookingContent, BookingDialog } from "../../BookingDialog";
import { bookingParam, showBooking } from "../../openBooking";
import { useBookingDetail } from "../../useBookingDetail";
import type { BlockDraft } from "../changes/useBlockChanges";
import type { useCalendarChanges } from "../changes/useCalendarChanges";
import { bookingOf } from "../model/bookingOf";
import { type Timetable, wholeOnOneDay } from "../model/timetable";
import { useIsWide } from "../useScreen";
import { BlockForm } from "./BlockForm";
import { type BlockTarget, parseBlock } from "./blockPanel";
import { firstBlock } from "./firstBlock";
import { SidePanel } from "./SidePanel";
import { VisitLength } from "./VisitLength";
import { VisitMarks } from "./VisitMarks";
import { VisitNotes } from "./VisitNotes";

export type GridSideProps = {
  /** As it was read. */
  answer: CalendarAnswer;
  /** As they are shown. */
  absences: readonly CalendarAbsence[];
  table: Timetable;
  changes: ReturnType<typeof useCalendarChanges>;
  /** The booking that the address named when the page was rendered. */
  known: ProviderBookingDetail | null;
  /** Whom bookings can be given to; nobody for a member. */
  people: readonly BookablePerson[];
  isOwner: boolean;
  /** Shown while nothing is open; nothing beside a week, which takes the whole width. */
  calendar: ReactNode;
  /** The form for a new booking, while it is open. */
  newBooking: ReactNode;
};

/**
 * Beside the grid (below it on phones): a blocked time, the form for a new booking, an open booking, or the calendar to choose
 * another day. A booking is opened in a dialog where there is no room beside it, and while a form is open.
 */
export function GridSide(props: GridSideProps) {
  const t = useTranslations("workday");
  const params = useSearchParams();
  const isWide = useIsWide();
  const { answer, table, changes, known, people, calendar } = props;
  const openId = params.get(bookingParam);
  const block = parseBlock(params);
  const newBooking = params.has(newBookingParam) ? props.newBooking : null;
  const isForm = block !== null || newBooking !== null;
  const isBeside = isWide && !isForm;
  const booking = bookingOf(table, openId);
  const read = answer.bookings.find(({ id }) => id === openId);
  const opened = {
    marks:
      booking === null ? null : (
        <>
          <VisitNotes booking={booking} />
          <VisitMarks booking={booking} onMark={(mark) => void changes.mark(booking, mark)} />
          <VisitLength booking={booking} onChange={(minutes) => changes.resize(booking, minutes)} />
        </>
      ),
    version: `${read === undefined ? "" : versionOf(read)}/${changes.undoable.version}`,
    name: booking?.customer_name ?? "",
  };
  const inside = () => {
    if (block !== null) return <Block key={JSON.stringify(block)} {...props} target={block} />;
    if (newBooking !== null) return newBooking;
    if (isBeside && openId !== null) return <BookingBeside key={openId} {...props} {...opened} id={openId} />;
    return calendar;
  };
  return (
    <aside
      id="calendar"
      aria-label={t("panel.place")}
      // On phones a form stands right below the day, the calendar after its list.
      className={clsx(
        "min-w-0 scroll-mt-4 empty:hidden lg:sticky lg:top-4 lg:row-span-2",
        !isForm && "max-lg:order-last",
      )}
    >
      {inside()}
      {isBeside ? null : (
        <BookingDialog
          known={known}
          timeZone={table.timeZone}
          people={people}
          name={opened.name}
          top={opened.marks}
          onMove={changes.moveOpened}
          version={opened.version}
        />
      )}
    </aside>
  );
}

/** Changes with what the details show too, so that they are read again; of what was read, not of a mark that waits for its answer. */
const versionOf = ({ sequence, status, visit_mark, is_paid, has_objection }: CalendarBooking) =>
  [sequence, status, visit_mark, is_paid, has_objection].join();

type BookingBesideProps = GridSideProps & { id: string; marks: ReactNode; version: string; name: string };

function BookingBeside({ id, known, table, people, changes, marks, version, name }: BookingBesideProps) {
  const t = useTranslations("providerArea.booking");
  const { booking, replace, reload } = useBookingDetail(id, known, version);
  const loadedName = booking.state === "ready" ? booking.detail.customer_name : "";
  return (
    <SidePanel
      title={name || loadedName || t("title", { reference: bookingReference(id) })}
      closeLabel={t("close")}
      onClose={() => showBooking(null)}
    >
      {marks}
      <BookingContent
        booking={booking}
        timeZone={table.timeZone}
        people={people}
        onReplace={replace}
        onMove={changes.moveOpened}
        onReload={reload}
      />
    </SidePanel>
  );
}

type BlockProps = GridSideProps & { target: BlockTarget };

function Block({ target, answer, absences, table, isOwner, changes }: BlockProps) {
  const t = useTranslations("workday.block");
  const words = useTranslations("workday");
  const { draft, save, remove, close } = changes.blocks;
  const isNew = "place" in target;
  const existing = isNew ? null : (absences.find(({ id }) => id === target.id) ?? null);
  const whole = existing === null ? null : wholeOnOneDay(existing, answer.time_zone);
  const isLonger = existing !== null && whole === null;
  const people = answer.people.filter(({ is_active }) => is_active);
  const refused = draft !== null && isSameTarget(draft.target, target) ? draft : null;
  /** The form begins with what was refused, where it was. */
  const form = (date: LocalDate, first: FirstBlock) => (
    <BlockForm
      date={date}
      timeZone={answer.time_zone}
      first={refused === null ? first : typedBefore(refused, date, answer.time_zone)}
      refused={refused?.problems ?? {}}
      existing={existing}
      people={people}
      isOwner={isOwner}
      onSave={(wanted) => void save(target, existing, wanted)}
      onRemove={(block) => void remove(block)}
    />
  );
  const inside = () => {
    if (isNew) {
      const { staffId, date } = target.place;
      // Whoever works alone blocks the whole business, which is the same.
      const [only] = people.length === 1 ? people : [];
      const whose = isOwner && only ? null : (staffId ?? (isOwner ? null : (only?.id ?? null)));
      return form(date, { ...firstBlock(table, target.place), staffId: whose, reason: "" });
    }
    if (existing?.can_change !== true) return <p>{t("gone")}</p>;
    const { staff_id: staffId, reason } = existing;
    if (whole !== null) {
      const { date, ...span } = whole;
      return form(date, { ...span, staffId, reason: reason ?? "" });
    }
    return (
      <div className="grid justify-items-start gap-4">
        <p>{reason}</p>
        <p className="text-muted text-sm">{t("severalDays")}</p>
        <Button onClick={() => void remove(existing)}>{t("remove")}</Button>
      </div>
    );
  };
  return (
    <SidePanel
      title={isNew ? t("title") : isLonger ? words("unavailable") : t("change")}
      closeLabel={t("cancel")}
      onClose={close}
    >
      {inside()}
    </SidePanel>
  );
}

type FirstBlock = Parameters<typeof BlockForm>[0]["first"];

const isSameTarget = (a: BlockTarget, b: BlockTarget) => JSON.stringify(a) === JSON.stringify(b);

/** What was typed into a form whose save was refused. */
function typedBefore({ wanted }: BlockDraft, date: LocalDate, timeZone: string): FirstBlock {
  const startMinute = localMinuteOf(Date.parse(wanted.startTime), timeZone);
  const endMs = Date.parse(wanted.endTime);
  // Midnight at the end of the day.
  const endMinute = localDateOf(endMs, timeZone) > date ? MINUTES_PER_DAY : localMinuteOf(endMs, timeZone);
  return { startMinute, endMinute, staffId: wanted.staffId, reason: wanted.reason ?? "" };
}
