import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { CalendarAnswer } from "@/lib/business/calendar/calendarSchemas";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import { swedishHolidayOn } from "@/lib/time/holidays";
import type { LocalDate } from "@/lib/time/localDate";
import type { BookingsQuery } from "../bookingsQuery";
import { CalendarWorkspace } from "../grid/CalendarWorkspace";

type WeekViewProps = {
  query: BookingsQuery;
  date: LocalDate;
  /** Of everybody, whoever is shown: that is chosen without a request. */
  answer: CalendarAnswer;
  known: ProviderBookingDetail | null;
  people: readonly BookablePerson[];
  newBooking: ReactNode;
  isOwner: boolean;
  /** The search, below the week. */
  search: ReactNode;
};

/** Seven days as one grid. */
export function WeekView({ answer, search, ...props }: WeekViewProps) {
  const names = useTranslations("booking.redDay");
  const redDays = answer.days.flatMap((day): [LocalDate, string][] => {
    const holiday = swedishHolidayOn(day);
    return holiday === null ? [] : [[day, names(holiday)]];
  });
  return (
    <CalendarWorkspace
      {...props}
      answer={answer}
      calendar={null}
      statusesHere={null}
      redDays={Object.fromEntries(redDays)}
    >
      {search}
    </CalendarWorkspace>
  );
}
