import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { BookingRow } from "@/lib/bookings/business/providerBookings";
import { Link } from "@/lib/i18n/navigation";
import { BookingItem } from "./BookingItem";
import { type BookingsQuery, bookingsHref } from "./bookingsQuery";

type SearchResultsProps = {
  query: BookingsQuery;
  typed: string;
  bookings: readonly BookingRow[];
  total: number;
  timeZone: string;
};

/** The bookings whose number begins with the searched text, of any day. */
export function SearchResults({ query, typed, bookings, total, timeZone }: SearchResultsProps) {
  const t = useTranslations("providerArea.bookings");
  const title = t("found", { count: total, id: typed.toUpperCase() });
  const clear = (
    <Button asChild size="sm">
      <Link href={bookingsHref(query, { q: null })}>{t("clearSearch")}</Link>
    </Button>
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
