import { bookingCalendarCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { loadOpenBooking } from "@/lib/bookings/bookingFacts";
import { calendarOf } from "@/lib/notifications/calendar";

const download = endpoint(bookingCalendarCall, async ({ params, query, session, locale }) => {
  const booking = await loadOpenBooking(params.id, proofOf(query, session), Date.now());
  const name = locale === "sv" ? "bokning" : "booking";
  const file = calendarOf([booking], locale, () => query.token);
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.ics"`,
      "Cache-Control": "private, no-store",
    },
  });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: download });
