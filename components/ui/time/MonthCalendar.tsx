"use client";

import clsx from "clsx";
import { getISODay } from "date-fns/getISODay";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { createContext, useContext, useEffect, useRef } from "react";
import { type DayButtonProps, DayPicker, type DayProps, type Matcher } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { sv } from "react-day-picker/locale/sv";
import { dateOfIso, isoOfDate } from "./isoDate";

type MonthCalendarProps = {
  label: string;
  locale: "sv" | "en";
  /** All dates are calendar dates, `YYYY-MM-DD`. */
  value: string | null;
  onValueChange: (date: string) => void;
  /** The month shown, `YYYY-MM`, when the parent keeps it. */
  month?: string;
  onMonthChange?: (month: string) => void;
  today: string;
  minDate?: string;
  maxDate?: string;
  /** Dates that cannot be picked, with the reason as text, without the date. */
  disabledDates?: Record<string, string>;
  /** 1 Monday to 7 Sunday. */
  closedWeekdays?: number[];
  closedReason?: string;
  /** Public holidays with their names. */
  redDays?: Record<string, string>;
  /** Outlined days with their text: "3 bookings". */
  markedDates?: Record<string, string>;
  previousLabel: string;
  nextLabel: string;
  className?: string;
};

const locales = { sv, en: enGB };
const intlLocales = { sv: "sv-SE", en: "en-SE" };

const classNames = {
  months: "block",
  month: "grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-y-2",
  month_caption: "text-center font-display font-semibold text-lg first-letter:uppercase",
  button_previous: "tap grid place-items-center rounded-md hover:bg-sunken aria-disabled:opacity-35",
  button_next: "tap grid place-items-center rounded-md hover:bg-sunken aria-disabled:opacity-35",
  month_grid: "col-span-3 w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1",
  weekday: "py-1 font-medium text-muted text-xs",
  day: "p-0 text-center",
  day_button: "",
};

/**
 * A month by the WAI-ARIA date grid pattern, Monday first. Public holidays, closed and outlined days are named for
 * screen readers.
 */
export function MonthCalendar(props: MonthCalendarProps) {
  const { label, locale, value, onValueChange, month, onMonthChange, today, minDate, maxDate, className } =
    props;
  return (
    <fieldset className={clsx("min-w-0", className)}>
      <legend className="sr-only">{label}</legend>
      <ReasonOf value={(date) => reasonOf(date, props)}>
        <DayPicker
          mode="single"
          required
          selected={value === null ? undefined : dateOfIso(value)}
          onSelect={(date) => onValueChange(isoOfDate(date))}
          today={dateOfIso(today)}
          locale={locales[locale]}
          weekStartsOn={1}
          navLayout="around"
          {...(month === undefined
            ? { defaultMonth: dateOfIso(value ?? today) }
            : { month: dateOfIso(`${month}-01`) })}
          {...(onMonthChange
            ? { onMonthChange: (date: Date) => onMonthChange(isoOfDate(date).slice(0, 7)) }
            : {})}
          {...(minDate ? { startMonth: dateOfIso(minDate) } : {})}
          {...(maxDate ? { endMonth: dateOfIso(maxDate) } : {})}
          disabled={disabledMatchers(props)}
          modifiers={{
            red: (date) => getISODay(date) === 7 || isoOfDate(date) in (props.redDays ?? {}),
            marked: (date) => isoOfDate(date) in (props.markedDates ?? {}),
          }}
          labels={{
            labelDayButton: (date) => dayLabel(date, props),
            labelPrevious: () => props.previousLabel,
            labelNext: () => props.nextLabel,
          }}
          classNames={classNames}
          components={{ Chevron, Day, DayButton }}
        />
      </ReasonOf>
    </fieldset>
  );
}

function disabledMatchers({
  minDate,
  maxDate,
  disabledDates,
  closedWeekdays,
}: MonthCalendarProps): Matcher[] {
  return [
    (date: Date) => {
      const iso = isoOfDate(date);
      const outside = (minDate !== undefined && iso < minDate) || (maxDate !== undefined && iso > maxDate);
      return outside || iso in (disabledDates ?? {}) || (closedWeekdays ?? []).includes(getISODay(date));
    },
  ];
}

/** "Saturday 21 November, All Saints' Day, closed, 3 bookings" */
function dayLabel(date: Date, props: MonthCalendarProps): string {
  const iso = isoOfDate(date);
  const written = new Intl.DateTimeFormat(intlLocales[props.locale], {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(date);
  return [written, props.redDays?.[iso], reasonOf(date, props), props.markedDates?.[iso]]
    .filter(Boolean)
    .join(", ");
}

/** Why a day cannot be picked; undefined where nothing is said of it. */
function reasonOf(date: Date, props: MonthCalendarProps): string | undefined {
  const closed = (props.closedWeekdays ?? []).includes(getISODay(date)) ? props.closedReason : undefined;
  return props.disabledDates?.[isoOfDate(date)] ?? closed;
}

const ReasonOf = createContext<(date: Date) => string | undefined>(() => undefined);

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  const Icon = orientation === "left" ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className="size-5" />;
}

/**
 * The button is the cell of the grid, as in the pattern's own example: screen readers say the date twice, in a dialog, for
 * a cell with a button of the same name in it.
 */
function Day({ day: _day, modifiers, "aria-selected": _selected, ...cell }: DayProps) {
  return <td {...cell} role={modifiers.hidden ? "gridcell" : "presentation"} />;
}

/** What makes a button a cell of the grid; a `td` cannot be pressed. */
const asCell = (isSelected = false) => ({ role: "gridcell", "aria-selected": isSelected });

function DayButton({ day, modifiers, className: _className, ...button }: DayButtonProps) {
  const { selected, disabled, today, red, marked, focused } = modifiers;
  const element = useRef<HTMLButtonElement>(null);
  const reason = useContext(ReasonOf)(day.date);

  // The calendar moves its focus by marking a day; its button has to take the DOM focus.
  useEffect(() => {
    if (focused) element.current?.focus();
  }, [focused]);

  return (
    <button
      ref={element}
      {...button}
      {...asCell(selected)}
      className={clsx(
        "num relative mx-auto grid h-11 w-full max-w-12 place-items-center rounded-md border-[1.5px] font-semibold text-base transition-colors duration-150",
        selected && "border-board bg-board text-board-ink",
        !selected && marked && "border-accent hover:bg-accent-soft",
        !selected && !marked && "border-transparent",
        !selected && !marked && !disabled && "hover:border-control",
        !selected &&
          (disabled ? "font-normal text-muted line-through decoration-1" : red ? "text-danger" : "text-ink"),
      )}
    >
      {/* Hidden from screen readers, which have the reason in the name of the day. */}
      <span
        aria-hidden="true"
        title={disabled ? reason : undefined}
        className="grid size-full place-items-center"
      >
        {button.children}
      </span>
      {today ? (
        <span
          aria-hidden="true"
          className={clsx("absolute bottom-1 h-0.5 w-4 rounded-full", selected ? "bg-board-ink" : "bg-ink")}
        />
      ) : null}
    </button>
  );
}
