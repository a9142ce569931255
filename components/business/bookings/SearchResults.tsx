import { useTranslations } from "next-intl";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { ProviderBookingRow } from "@/lib/bookings/business/providerBookings";
import { Link } from "@/lib/i18n/navigation";
import { BookingItem } from "./BookingItem";
import { type BookingsQuery, bookingsHref } from "./bookingsQuery";

type SearchResultsProps = {
  query: BookingsQuery;
  typed: string;
  bookings: readonly ProviderBookingRow[];
  total: number;
  timeZone: string;
};

/** The bookings that the searched text finds, of any day. */
export function SearchResults({ query, typed, bookings, total, timeZone }: SearchResultsProps) {
  const t = useTranslations("providerArea.bookings");
  const title = t("found", { count: total, typed });
  const clear = (
    <ButtonSlot size="sm">
      <Link href={bookingsHref(query, { q: null })}>{t("clearSearch")}</Link>
    </ButtonSlot>
  );
  if (bookings.length === 0) {
    return (
      <EmptyState figure="search" title={title} action={clear}>
        {t("notFound")}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="found">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="found" className="font-semibold text-xl" aria-live="polite">
          {title}
        </h2>
        {clear}
      </div>
      {total > bookings.length ? (
        <p className="mt-1 text-muted">{t("foundMore", { shown: bookings.length })}</p>
      ) : null}
      <ul className="mt-4 border-line border-b">
        {bookings.map((booking) => (
          <BookingItem key={booking.id} booking={booking} timeZone={timeZone} query={query} />
        ))}
      </ul>
    </section>
  );
}
