"use client";

import { CalendarDays, ChevronLeft, ChevronRight, Keyboard, Plus, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { IconButton } from "@/components/ui/actions/IconButton";
import { IconButtonSlot } from "@/components/ui/actions/IconButtonSlot";
import { TabLinks } from "@/components/ui/navigation/TabLinks";
import type { BookingStatus } from "@/lib/bookings/status";
import { Link, useRouter } from "@/lib/i18n/navigation";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { type BookingsQuery, bookingsHref, type CalendarView, calendarViews } from "./bookingsQuery";
import { addMonths, mondayOf } from "./calendar/weeks";
import { useSwipe } from "./grid/useSwipe";
import { StatusFilter } from "./StatusFilter";

/** As it is said, and as it is written. */
export type CalendarTitle = { spoken: string; written: string };

type CalendarHeadProps = {
  query: BookingsQuery;
  /** A day of the period shown. */
  date: LocalDate;
  today: LocalDate;
  title: CalendarTitle;
  /** What is in the period. */
  facts: ReactNode;
  /** The statuses that occur on the day shown; null where several days are. */
  statusesHere: readonly BookingStatus[] | null;
  newHref: string;
  refresh: ReactNode;
  /** Opens the list of keys, where there are any. */
  onKeys?: () => void;
  canPrint?: boolean;
};

/** The date one period earlier or later. Months are counted from their first day, since months differ in length. */
function step(view: CalendarView, date: LocalDate, direction: 1 | -1): LocalDate {
  if (view === "month") return `${addMonths(date.slice(0, 7), direction)}-01`;
  return addDays(date, direction * (view === "week" ? 7 : 1));
}

function isNow(view: CalendarView, date: LocalDate, today: LocalDate): boolean {
  if (view === "month") return date.slice(0, 7) === today.slice(0, 7);
  return view === "week" ? mondayOf(date) === mondayOf(today) : date === today;
}

/**
 * Which day, week or month is shown, and what is in it: the same head for the three. On phones a swipe goes on to the next one.
 */
export function CalendarHead(props: CalendarHeadProps) {
  const { query, date, title, facts, statusesHere, newHref, refresh } = props;
  const t = useTranslations("workday");
  const router = useRouter();
  const swipe = useSwipe((by) =>
    router.push(bookingsHref(query, { date: step(query.view, date, by) }), { scroll: false }),
  );
  return (
    <div {...swipe} className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
      <h2 className="min-w-[min(100%,9rem)] flex-1 font-bold text-[clamp(2.25rem,1.6rem+2.4vw,3.375rem)] leading-[0.95] tracking-[-0.04em] md:flex-none">
        <span className="sr-only">{title.spoken}</span>
        <span aria-hidden="true" className="block first-letter:uppercase">
          {title.written}
        </span>
      </h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-md:contents md:flex-1">
        <Steps {...props} />
        <div className="min-w-0 max-md:order-4">
          <Views query={query} date={date} />
        </div>
      </div>
      <ButtonSlot variant="solid" size="sm">
        <Link href={newHref} scroll={false} prefetch={false}>
          <Plus aria-hidden="true" />
          {t("newBooking")}
        </Link>
      </ButtonSlot>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-8 gap-y-3 max-md:contents">
        <div className="min-w-[min(100%,18rem)] flex-1 text-muted max-md:order-1 max-md:w-full max-md:flex-none">
          {facts}
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:contents">
          <div className="min-w-0 max-md:order-5 max-md:min-w-36 max-md:flex-1 md:w-48">
            <StatusFilter query={query} statusesHere={statusesHere} />
          </div>
          <div className="max-md:order-3">{refresh}</div>
          <Tools {...props} />
        </div>
      </div>
    </div>
  );
}

/** To the period before, to today and to the next one; on phones, in the day, also down to the small calendar. */
function Steps({ query, date, today }: CalendarHeadProps) {
  const words = useTranslations("providerArea.bookings");
  const { view } = query;
  const beside = (by: 1 | -1) => (
    <IconButtonSlot variant="outline" label={words(`${by < 0 ? "previous" : "next"}.${view}`)}>
      <Link href={bookingsHref(query, { date: step(view, date, by) })} scroll={false} prefetch={false}>
        {by < 0 ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
      </Link>
    </IconButtonSlot>
  );
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:order-2">
      {beside(-1)}
      <Link
        href={bookingsHref(query, { date: today })}
        scroll={false}
        prefetch={false}
        data-today=""
        aria-current={isNow(view, date, today) ? "date" : undefined}
        className={buttonClass({ size: "sm" })}
      >
        {words("today")}
      </Link>
      {beside(1)}
      {view === "day" ? (
        <IconButtonSlot variant="outline" label={words("calendar")} className="lg:hidden">
          <a href="#calendar">
            <CalendarDays aria-hidden="true" />
          </a>
        </IconButtonSlot>
      ) : null}
    </div>
  );
}

function Views({ query, date }: Pick<CalendarHeadProps, "query" | "date">) {
  const t = useTranslations("providerArea.bookings");
  return (
    <TabLinks
      label={t("views")}
      linkComponent={QuietLink}
      items={calendarViews.map((view) => ({
        href: bookingsHref(query, { view, date }),
        label: t(`view.${view}`),
        current: view === query.view,
      }))}
    />
  );
}

function Tools({ canPrint, onKeys }: CalendarHeadProps) {
  const t = useTranslations("workday");
  return (
    <>
      {canPrint ? (
        <IconButton
          variant="outline"
          label={t("print")}
          onClick={() => window.print()}
          className="max-md:hidden"
        >
          <Printer aria-hidden="true" />
        </IconButton>
      ) : null}
      {onKeys === undefined ? null : (
        <IconButton variant="outline" label={t("keys")} onClick={onKeys} className="max-lg:hidden">
          <Keyboard aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
