import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Link } from "@/lib/i18n/navigation";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { type BookingsQuery, bookingsHref, type CalendarView } from "../bookingsQuery";
import { addMonths, mondayOf } from "./weeks";

type PeriodNavProps = {
  query: BookingsQuery;
  /** A day in the period shown. */
  date: LocalDate;
  today: LocalDate;
  title: string;
  lead?: string;
};

/** The date one period earlier or later. Months are counted from their first day, since months differ in length. */
function step(view: CalendarView, date: LocalDate, direction: 1 | -1): LocalDate {
  if (view === "month") return `${addMonths(date.slice(0, 7), direction)}-01`;
  return addDays(date, direction * (view === "week" ? 7 : 1));
}

function includes(view: CalendarView, date: LocalDate, today: LocalDate): boolean {
  if (view === "month") return date.slice(0, 7) === today.slice(0, 7);
  return view === "week" ? mondayOf(date) === mondayOf(today) : date === today;
}

/** The title of the day, week or month shown, with links to the previous and the next one. */
export function PeriodNav({ query, date, today, title, lead }: PeriodNavProps) {
  const t = useTranslations("providerArea.bookings");
  const { view } = query;
  const href = (day: LocalDate) => bookingsHref(query, { date: day });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="-ml-2.5 flex">
        <IconButton asChild label={t(`previous.${view}`)}>
          <Link href={href(step(view, date, -1))} scroll={false} prefetch={false}>
            <ChevronLeft aria-hidden="true" />
          </Link>
        </IconButton>
        <IconButton asChild label={t(`next.${view}`)}>
          <Link href={href(step(view, date, 1))} scroll={false} prefetch={false}>
            <ChevronRight aria-hidden="true" />
          </Link>
        </IconButton>
      </div>
      <div className="min-w-[min(100%,9rem)] flex-1">
        <h2 className="font-semibold text-xl first-letter:uppercase">{title}</h2>
        {lead ? <p className="text-muted text-sm">{lead}</p> : null}
      </div>
      {includes(view, date, today) ? null : (
        <Link
          href={href(today)}
          scroll={false}
          prefetch={false}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          {t("today")}
        </Link>
      )}
    </div>
  );
}
