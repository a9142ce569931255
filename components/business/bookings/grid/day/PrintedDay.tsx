import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { formatDayLong } from "@/lib/time/format";
import { spanText } from "../../../spanText";
import { useFacts } from "../model/bookingWords";
import type { GridColumn, Timetable } from "../model/timetable";

type PrintedDayProps = { table: Timetable; nowMs: number; shownIds: ReadonlySet<string> };

/** The day on paper: a list for each person with their visits and gaps. It is drawn only while the page is printed. */
export function PrintedDay({ table, nowMs, shownIds }: PrintedDayProps) {
  const locale = useLocale();
  const [date = ""] = table.dates;
  const columns = table.columns.filter(
    ({ person, day, entries }) =>
      shownIds.has(person.id) && (day.open_minute !== null || entries.some(({ kind }) => kind === "booking")),
  );
  return (
    <div className="hidden print:block">
      <h2 className="font-bold text-2xl first-letter:uppercase">
        {formatDayLong(date, locale, { year: true })}
      </h2>
      {columns.map((column) => (
        <PrintedPerson key={column.person.id} column={column} timeZone={table.timeZone} nowMs={nowMs} />
      ))}
    </div>
  );
}

/** The same for each person, so that the columns stand below each other. */
const widths = {
  time: "w-[14%]",
  customer: "w-[24%]",
  service: "w-[22%]",
  phone: "w-[16%]",
  facts: "w-[24%]",
} as const;

type PrintedPersonProps = { column: GridColumn; timeZone: string; nowMs: number };

function PrintedPerson({ column, timeZone, nowMs }: PrintedPersonProps) {
  const t = useTranslations("workday.printed");
  const words = useTranslations("workday");
  const area = useTranslations("providerArea");
  const facts = useFacts(timeZone);
  const rows = column.entries.flatMap((entry) => {
    const time = spanText(entry);
    if (entry.kind === "booking") {
      const { booking } = entry;
      const said = facts(booking, nowMs).join(", ");
      return [
        {
          key: entry.key,
          time,
          cells: [
            booking.customer_name || area("guest"),
            booking.service_name,
            booking.customer_phone ?? "",
            said,
          ],
        },
      ];
    }
    if (entry.kind === "closed") return [];
    const word =
      entry.kind === "free"
        ? t("free")
        : entry.kind === "lunch"
          ? words("lunch")
          : (entry.absence.reason ?? words(entry.name));
    return [{ key: entry.key, time, cells: [word, "", "", ""] }];
  });
  return (
    <section className="mt-6 break-inside-avoid">
      {column.person.name === null ? null : <h3 className="font-semibold text-xl">{column.person.name}</h3>}
      <table className="mt-2 w-full table-fixed border-collapse text-sm">
        <thead>
          <tr className="border-ink border-b text-left">
            {(["time", "customer", "service", "phone", "facts"] as const).map((head) => (
              <th key={head} scope="col" className={clsx("py-1 pr-3 font-semibold", widths[head])}>
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, time, cells: [customer, service, phone, said] }) => (
            <tr key={key} className="border-line border-b">
              <td className="num whitespace-nowrap py-1.5 pr-3 font-semibold">{time}</td>
              <td className="pr-3">{customer}</td>
              <td className="pr-3">{service}</td>
              <td className="num whitespace-nowrap pr-3">{phone}</td>
              <td>{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
