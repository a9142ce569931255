import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { formatDayLong } from "@/lib/time/format";
import { spanText } from "../../../spanText";
import { weekNumber } from "../../calendar/weeks";
import { useFacts } from "../model/bookingWords";
import type { GridBooking, Timetable } from "../model/timetable";

type PrintedWeekProps = { table: Timetable; nowMs: number; shownIds: ReadonlySet<string> };

/** The week on paper: for each day who comes, to whom and when. It is drawn only while the page is printed. */
export function PrintedWeek({ table, nowMs, shownIds }: PrintedWeekProps) {
  const t = useTranslations("workday");
  const words = useTranslations("providerArea.bookings");
  const locale = useLocale();
  const [monday = ""] = table.dates;
  const names = new Map(table.columns.map(({ person }) => [person.id, person.name]));
  const bookings = table.columns
    .filter(({ person }) => shownIds.has(person.id))
    .flatMap(({ entries }) => entries.flatMap((entry) => (entry.kind === "booking" ? [entry.booking] : [])))
    .sort((a, b) => a.startMinute - b.startMinute);
  return (
    <section aria-label={t("printedWeek")}>
      <h2 className="font-bold text-2xl">{words("weekTitle", { week: weekNumber(monday) })}</h2>
      {table.dates.map((date) => (
        <PrintedDate
          key={date}
          title={formatDayLong(date, locale)}
          bookings={bookings.filter((booking) => booking.date === date)}
          names={names}
          timeZone={table.timeZone}
          nowMs={nowMs}
        />
      ))}
    </section>
  );
}

type PrintedDateProps = {
  title: string;
  bookings: readonly GridBooking[];
  /** Of the people, by id; null while the business works alone. */
  names: ReadonlyMap<string, string | null>;
  timeZone: string;
  nowMs: number;
};

const heads = ["customer", "time", "service", "person", "facts"] as const;
const widths = {
  customer: "w-[24%]",
  time: "w-[14%]",
  service: "w-[24%]",
  person: "w-[16%]",
  facts: "w-[22%]",
} as const;

function PrintedDate({ title, bookings, names, timeZone, nowMs }: PrintedDateProps) {
  const t = useTranslations("workday.printed");
  const words = useTranslations("providerArea.bookings");
  const area = useTranslations("providerArea");
  const facts = useFacts(timeZone);
  if (bookings.length === 0) {
    return (
      <p className="mt-4 first-letter:uppercase">
        <b className="mr-3 font-semibold">{title}</b>
        {words("marked", { count: 0 })}
      </p>
    );
  }
  return (
    <table className="mt-5 w-full table-fixed border-collapse text-sm">
      <caption className="break-after-avoid pb-1 text-left font-semibold text-lg first-letter:uppercase">
        {title}
      </caption>
      <thead>
        <tr className="border-ink border-b text-left">
          {heads.map((head) => (
            <th key={head} scope="col" className={clsx("py-1 pr-3 font-semibold", widths[head])}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <tr key={booking.id} className="break-inside-avoid border-line border-b align-top">
            <td className="py-1 pr-3 font-semibold">{booking.customer_name || area("guest")}</td>
            <td className="num whitespace-nowrap py-1 pr-3">{spanText(booking)}</td>
            <td className="py-1 pr-3">{booking.service_name}</td>
            <td className="py-1 pr-3">{names.get(booking.staff_id) ?? ""}</td>
            <td className="py-1">{facts(booking, nowMs).join(", ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
