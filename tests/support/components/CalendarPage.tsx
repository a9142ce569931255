import { useEffect, useState } from "react";
import { FoldedFilters, SearchForm } from "@/components/business/bookings/BookingFilters";
import { parseBookingsQuery } from "@/components/business/bookings/bookingsQuery";
import { CalendarWorkspace } from "@/components/business/bookings/grid/CalendarWorkspace";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { bookable, wednesday } from "./calendar";
import type { CalendarServer } from "./calendarServer";
import { render } from "./render";

type CalendarPageProps = { server: CalendarServer; isOwner: boolean };

/** The day or the week of a business, as the page of its bookings has it. */
function CalendarPage({ server, isOwner }: CalendarPageProps) {
  const [answer, setAnswer] = useState(() => server.read());
  const [address] = useState(() => new URLSearchParams(window.location.search));
  useEffect(() => server.follow(() => setAnswer(server.read())), [server]);
  const query = parseBookingsQuery(Object.fromEntries(address));
  return (
    <CalendarWorkspace
      answer={answer}
      date={query.date ?? wednesday}
      query={query}
      known={server.detail(query.booking)}
      people={bookable(server.people)}
      isOwner={isOwner}
      redDays={{}}
      statusesHere={null}
      calendar={null}
      newBooking={null}
    >
      <FoldedFilters inUse={false}>
        <SearchForm query={query} />
      </FoldedFilters>
    </CalendarWorkspace>
  );
}

type Opened = {
  language: Locale;
  screen?: "desktop" | "phone";
  /** What the address says besides the day: the booking that is open, who or which status is shown. */
  booking?: string;
  people?: string;
  status?: string;
};

/** Opens the day of a calendar, or its week where it has more than one. */
export async function openCalendar(
  server: CalendarServer,
  { language, screen = "desktop", ...shown }: Opened,
) {
  const [first = wednesday] = server.days;
  const path = providerPaths.bookings(
    server.days.length > 1 ? { date: wednesday, view: "week", ...shown } : { date: first, ...shown },
  );
  return await render(<CalendarPage server={server} isOwner />, { language, screen, path });
}
