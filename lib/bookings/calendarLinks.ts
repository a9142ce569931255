import type { BookingFacts, LoadedBooking } from "./bookingFacts";

type CalendarEvent = { title: string; details: string; location: string; startsAt: Date; endsAt: Date };

/** A booking as an entry of somebody's calendar. */
export const calendarEvent = (
  { startsAt, endsAt }: Pick<LoadedBooking, "startsAt" | "endsAt">,
  { service, provider, pageUrl, address }: BookingFacts,
): CalendarEvent => ({
  title: `${service} · ${provider}`,
  details: pageUrl,
  location: address,
  startsAt,
  endsAt,
});

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Opens Google Calendar with the booking filled in. */
export function googleCalendarUrl(event: CalendarEvent): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: `${compact(event.startsAt)}/${compact(event.endsAt)}`,
    details: event.details,
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Opens Outlook on the web with the booking filled in. */
export function outlookCalendarUrl(event: CalendarEvent): string {
  const query = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.title,
    startdt: event.startsAt.toISOString(),
    enddt: event.endsAt.toISOString(),
    body: event.details,
    location: event.location,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
