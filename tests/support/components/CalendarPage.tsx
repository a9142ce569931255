import { useEffect, useState } from "react";
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
      date={wednesday}
      query={query}
      known={server.detail(query.booking)}
      people={bookable(server.people)}
      isOwner={isOwner}
      redDays={{}}
      statusesHere={null}
      calendar={null}
      newBooking={null}
    >
      {null}
    </CalendarWorkspace>
  );
}

type Opened = {
  language: Locale;
  screen?: "desktop" | "phone";
  /** The booking that is open. */
  booking?: string;
  people?: string;
};

/** Opens the day of a calendar, or its week where it has more than one. */
export async function openCalendar(server: CalendarServer, { booking, people, ...given }: Opened) {
  const path = providerPaths.bookings({
    date: wednesday,
    ...(server.days.length > 1 ? { view: "week" } : {}),
    ...(booking === undefined ? {} : { booking }),
    ...(people === undefined ? {} : { people }),
  });
  return await render(<CalendarPage server={server} isOwner />, { ...given, path });
}
