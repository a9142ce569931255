"use client";

import { RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useTransition } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { BookingStatus } from "@/lib/bookings/status";
import { useRouter } from "@/lib/i18n/navigation";
import { formatClock } from "@/lib/time/clock";
import type { LocalDate } from "@/lib/time/localDate";
import { type BookingsQuery, onlyStatus } from "../bookingsQuery";
import { CalendarHead } from "../CalendarHead";
import { useCount } from "../useSummary";
import { type GridBooking, type Timetable, takesTime } from "./model/timetable";
import type { GridTitle } from "./useGridTitle";

type GridHeadProps = {
  table: Timetable;
  /** A day of what is shown. */
  date: LocalDate;
  nowMinute: number | null;
  query: BookingsQuery;
  title: GridTitle;
  statusesHere: readonly BookingStatus[] | null;
  newHref: string;
  onKeys: () => void;
};

/** The head of a day or a week: what is in it, and who comes next. */
export function GridHead(props: GridHeadProps) {
  const { table, title, ...head } = props;
  return (
    <CalendarHead
      {...head}
      title={title}
      today={table.today}
      canPrint
      refresh={<Refresh />}
      facts={
        <>
          {title.lead === null ? null : <p>{title.lead}</p>}
          <Summary {...props} />
        </>
      }
    />
  );
}

/** Reads everything anew, for whoever does not want to wait for the seconds in which it happens by itself. */
function Refresh() {
  const t = useTranslations("providerArea");
  const router = useRouter();
  const [isBusy, start] = useTransition();
  return (
    <IconButton
      variant="outline"
      label={t(isBusy ? "refreshing" : "refresh")}
      aria-busy={isBusy}
      onClick={() => start(() => router.refresh())}
      className="aria-busy:[&>svg]:animate-spin motion-reduce:[&>svg]:animate-none"
    >
      <RotateCw aria-hidden="true" />
    </IconButton>
  );
}

type SummaryProps = Pick<GridHeadProps, "table" | "nowMinute" | "query">;

function Summary({ table, nowMinute, query }: SummaryProps) {
  const t = useTranslations("workday");
  const area = useTranslations("providerArea");
  const only = onlyStatus(query.status);
  const counted = useCount(only);
  const entries = table.columns.flatMap((column) => column.entries);
  const bookings = entries.flatMap((entry) => (entry.kind === "booking" ? [entry.booking] : []));
  const cancelled = bookings.filter((booking) => !takesTime(booking)).length;
  const waiting = bookings.filter(({ status }) => status === "pending").length;
  const b = (text: ReactNode) => <b className="font-semibold text-ink">{text}</b>;
  const isCancelled = only === "cancelled";
  const count = isCancelled ? cancelled : bookings.length - waiting - cancelled;
  const gaps = entries.filter((entry) => entry.kind === "free" && entry.isSellable).length;
  const todays = bookings.filter(({ date }) => date === table.today);
  const next = nowMinute === null ? undefined : nextOf(todays, nowMinute);
  const name = table.columns.find(({ person }) => person.id === next?.staff_id)?.person.name;
  const isOver = gaps === 0 && !entries.some(({ kind }) => kind === "free");
  return (
    <>
      <p>
        {b(counted({ count, waiting }))}
        {cancelled === 0 || isCancelled ? null : `, ${t("cancelledToo", { count: cancelled })}`}
        {". "}
        {isOver ? null : t.rich("gaps", { gaps, b })}
      </p>
      {next === undefined ? null : (
        <p>
          {t.rich(name ? "nextWith" : "next", {
            b,
            customer: next.customer_name || area("guest"),
            time: formatClock(next.startMinute),
            service: next.service_name,
            name: name ?? "",
          })}
        </p>
      )}
    </>
  );
}

function nextOf(bookings: readonly GridBooking[], nowMinute: number): GridBooking | undefined {
  return bookings
    .filter(({ startMinute, status }) => startMinute > nowMinute && status === "confirmed")
    .sort((a, b) => a.startMinute - b.startMinute)[0];
}
