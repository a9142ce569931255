import { Star } from "lucide-react";
import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { Badge } from "@/components/ui/display/Badge";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import type { PastBooking, PastPage } from "@/lib/bookings/customer/bookingLists";
import { customerPaths } from "@/lib/paths";
import { BookingRow } from "./BookingRow";

/** A signed-in customer's past bookings, newest first. A row offers what can still be done, such as a review. */
export function PastList({ page }: { page: PastPage }) {
  const t = useTranslations("pages.bookings");
  if (page.bookings.length === 0 && !page.isLater) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="mb-2 font-semibold text-xl">
        {t("past")}
      </h2>
      <ul>
        {page.bookings.map((booking) => (
          <Past key={booking.id} booking={booking} />
        ))}
      </ul>
      <nav aria-labelledby="past" className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {page.isLater ? (
          <ButtonSlot variant="quiet">
            <QuietLink href={customerPaths.bookings()}>{t("newest")}</QuietLink>
          </ButtonSlot>
        ) : null}
        {page.moreHref === null ? null : (
          <ButtonSlot>
            <QuietLink href={page.moreHref}>{t("more")}</QuietLink>
          </ButtonSlot>
        )}
      </nav>
    </section>
  );
}

function Past({ booking }: { booking: PastBooking }) {
  const t = useTranslations("pages.bookings");
  const status = useTranslations("common.status");
  if (!booking.isToReview) {
    return (
      <BookingRow
        booking={booking}
        trailing={<StatusBadge status={booking.status} label={status(booking.status)} />}
      />
    );
  }
  return (
    <BookingRow
      booking={booking}
      anchor="#review"
      trailing={
        <Badge tone="accent" icon={<Star aria-hidden="true" />}>
          {t("review")}
        </Badge>
      }
    />
  );
}
