import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import type { RibbonSegment } from "@/lib/availability/slots/ribbon";
import { countOf } from "@/lib/bookings/business/earnings";
import type { DaySchedule, Span } from "@/lib/business/dashboard/schedule";
import { Link } from "@/lib/i18n/navigation";
import { formatDayLong, formatWeekday } from "@/lib/time/format";
import { isoWeekday } from "@/lib/time/localDate";
import { customProperties } from "../../customProperties";
import { spanText } from "../../spanText";
import { type BookingsQuery, bookingsHref } from "../bookingsQuery";
import { useCountInSentence } from "../useSummary";
import { placeInLanes } from "./timetable";
import { WeekEntry } from "./WeekEntry";

type WeekColumnProps = {
  day: DaySchedule;
  range: Span;
  isToday: boolean;
  timeZone: string;
  query: BookingsQuery;
};

/** A day of the week: its heading and its bookings, placed on the scale of hours or, on narrow screens, as a list. */
export function WeekColumn({ day, range, isToday, timeZone, query }: WeekColumnProps) {
  const t = useTranslations("providerArea.bookings");
  const words = useTranslations("providerArea.ribbon");
  const { bookings, ribbon } = day;
  const absences = ribbon.segments.filter(({ kind }) => kind === "unavailable");
  return (
    <section
      aria-labelledby={`day-${day.date}`}
      className="min-w-0 border-line border-t pb-4 lg:border-t-0 lg:border-l lg:pb-0"
    >
      <DayHead day={day} isToday={isToday} query={query} />
      <div
        className="relative lg:h-[calc(var(--hours)*4.5rem)]"
        style={customProperties({ "--hours": (range.endMinute - range.startMinute) / 60 })}
      >
        <Ground segments={ribbon.segments} range={range} />
        {absences.length > 0 ? (
          <p className="px-1 pb-2 text-muted text-sm lg:hidden">
            {words("unavailable")} <span className="num">{absences.map(spanText).join(", ")}</span>
          </p>
        ) : bookings.length === 0 ? (
          <p className="px-1 pb-2 text-muted text-sm lg:hidden">
            {ribbon.isOpen ? t("count", { count: 0 }) : t("closed")}
          </p>
        ) : null}
        {bookings.length === 0 ? null : (
          <ul>
            {placeInLanes(bookings).map((placed) => (
              <WeekEntry
                key={placed.item.id}
                placed={placed}
                range={range}
                timeZone={timeZone}
                query={query}
              />
            ))}
          </ul>
        )}
        <NowMark minute={ribbon.nowMinute} range={range} />
      </div>
    </section>
  );
}

function DayHead({ day, isToday, query }: Pick<WeekColumnProps, "day" | "isToday" | "query">) {
  const locale = useLocale();
  const weekday = isoWeekday(day.date);
  const counted = useCountInSentence()(countOf(day.bookings));
  return (
    <h3 id={`day-${day.date}`} className="lg:h-15 lg:border-line lg:border-b">
      <Link
        href={bookingsHref(query, { view: "day", date: day.date })}
        prefetch={false}
        aria-current={isToday ? "date" : undefined}
        className="flex min-h-11 items-center gap-2 rounded-sm px-1 font-text text-sm tracking-normal no-underline hover:bg-sunken lg:h-full lg:justify-center"
      >
        <span className="sr-only">{`${formatDayLong(day.date, locale)}, ${counted}`}</span>
        <span aria-hidden="true" className="font-medium text-muted first-letter:uppercase">
          {formatWeekday(weekday, locale, "short")}
        </span>
        <span
          aria-hidden="true"
          className={clsx(
            "num grid min-w-8 place-items-center rounded-full px-1.5 font-semibold text-xl",
            isToday ? "bg-ink text-surface" : weekday === 7 && "text-danger",
          )}
        >
          {Number(day.date.slice(8))}
        </span>
        <span aria-hidden="true" className="ml-auto text-muted lg:hidden">
          {counted}
        </span>
      </Link>
    </h3>
  );
}

const forms = {
  closed: "bg-sunken",
  lunch: "bg-sunken",
  unavailable: "bg-sunken border-control border-y border-dashed",
} as const;

function hasForm(kind: RibbonSegment["kind"]): kind is keyof typeof forms {
  return kind in forms;
}

/**
 * Opening hours, lunch and time off behind the bookings. Hidden from screen readers, since the day's list has the same
 * as text.
 */
function Ground({ segments, range }: { segments: readonly RibbonSegment[]; range: Span }) {
  const t = useTranslations("providerArea.ribbon");
  const hours = Array.from(
    { length: (range.endMinute - range.startMinute) / 60 },
    (_, hour) => range.startMinute + hour * 60,
  );
  return (
    <div aria-hidden="true" className="absolute inset-0 hidden overflow-hidden lg:block">
      {segments.map(({ kind, startMinute, endMinute }) =>
        hasForm(kind) ? (
          <span
            key={`${kind}-${startMinute}`}
            className={clsx("absolute inset-x-0 truncate px-1.5 pt-0.5 text-muted text-xs", forms[kind])}
            style={placeOf({ startMinute, endMinute }, range)}
          >
            {kind === "closed" ? null : t(kind)}
          </span>
        ) : null,
      )}
      {hours.map((minute) => (
        <span
          key={minute}
          className="absolute inset-x-0 border-line border-t"
          style={placeOf({ startMinute: minute, endMinute: minute }, range)}
        />
      ))}
    </div>
  );
}

function placeOf({ startMinute, endMinute }: Span, range: Span) {
  const length = range.endMinute - range.startMinute;
  const share = (minute: number) => Math.min(1, Math.max(0, (minute - range.startMinute) / length)) * 100;
  return { top: `${share(startMinute)}%`, height: `${share(endMinute) - share(startMinute)}%` };
}

function NowMark({ minute, range }: { minute: number | null; range: Span }) {
  if (minute === null || minute < range.startMinute || minute > range.endMinute) return null;
  const { top } = placeOf({ startMinute: minute, endMinute: minute }, range);
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-10 hidden h-0.5 -translate-y-1/2 bg-danger lg:block"
      style={{ top }}
    />
  );
}
