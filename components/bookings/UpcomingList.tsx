import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { ListedBooking } from "@/lib/bookings/customer/bookingLists";
import { customerPaths } from "@/lib/paths";
import { BookingRow } from "./BookingRow";

/** A signed-in customer's upcoming bookings. */
export function UpcomingList({ bookings }: { bookings: ListedBooking[] }) {
  const t = useTranslations("pages.bookings");
  const status = useTranslations("common.status");
  if (bookings.length === 0) {
    return (
      <EmptyState
        title={t("emptyTitle")}
        figure="calendar"
        action={
          <ButtonSlot variant="solid">
            <QuietLink href={customerPaths.services()}>{t("find")}</QuietLink>
          </ButtonSlot>
        }
      >
        {t("emptyBody")}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="upcoming">
      <h2 id="upcoming" className="mb-2 font-semibold text-xl">
        {t("upcoming")}
      </h2>
      <ul>
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            trailing={<StatusBadge status={booking.status} label={status(booking.status)} />}
          />
        ))}
      </ul>
    </section>
  );
}
