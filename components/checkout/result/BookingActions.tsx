import { CalendarPlus, Navigation, Phone, ReceiptText } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import type { BookingFacts, LoadedBooking } from "@/lib/bookings/bookingFacts";
import { calendarEvent, googleCalendarUrl, outlookCalendarUrl } from "@/lib/bookings/calendarLinks";
import { directionsUrlOf } from "@/lib/bookings/visitPlace";

type BookingActionsProps = { booking: LoadedBooking; facts: BookingFacts };

/** The actions for a booked time: calendar, directions, receipt, a call. */
export async function BookingActions({ booking, facts }: BookingActionsProps) {
  const t = await getTranslations("checkout");
  const { phone } = booking.provider;
  const event = calendarEvent(booking, facts);
  // A past visit needs neither calendar nor directions.
  const isAhead = booking.status !== "completed";
  const directions = isAhead ? directionsUrlOf(booking) : null;
  return (
    <div className="grid grid-cols-1 gap-4 has-[>div:only-child:empty]:hidden print:hidden">
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isAhead ? (
          <ButtonLink
            variant="solid"
            href={facts.calendarPath}
            download
            icon={<CalendarPlus aria-hidden="true" />}
          >
            {t("actions.calendar")}
          </ButtonLink>
        ) : null}
        {directions === null ? null : (
          <ButtonLink href={directions} rel="noreferrer" icon={<Navigation aria-hidden="true" />}>
            {t("actions.directions")}
          </ButtonLink>
        )}
        {facts.receiptUrl ? (
          <ButtonLink href={facts.receiptUrl} rel="noreferrer" icon={<ReceiptText aria-hidden="true" />}>
            {t("actions.receipt")}
          </ButtonLink>
        ) : null}
        {phone ? (
          <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, "")}`} icon={<Phone aria-hidden="true" />}>
            {t("actions.call", { phone })}
          </ButtonLink>
        ) : null}
      </div>
      {isAhead ? (
        <p className="flex flex-wrap gap-x-5 text-sm">
          <TextLink href={googleCalendarUrl(event)} rel="noreferrer">
            {t("actions.google")}
          </TextLink>
          <TextLink href={outlookCalendarUrl(event)} rel="noreferrer">
            {t("actions.outlook")}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}
