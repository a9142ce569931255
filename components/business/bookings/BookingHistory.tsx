import { useLocale, useTranslations } from "next-intl";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDayOf, formatDuration, formatTime } from "@/lib/time/format";

type BookingHistoryProps = {
  booking: Pick<ProviderBookingDetail, "events" | "cancel_reason">;
  timeZone: string;
};

/** The events of a booking, newest first, each with what it changed. */
export function BookingHistory({ booking, timeZone }: BookingHistoryProps) {
  const t = useTranslations("providerArea.booking");
  const locale = useLocale();
  const tell = useEventWords(booking.cancel_reason === "withdrawn");
  const changes = useChangeWords(timeZone);
  const written = booking.events.map((event, index) => ({ ...event, key: `${event.created_at}-${index}` }));
  return (
    <section aria-labelledby="booking-history">
      <h3 id="booking-history" className="font-semibold text-lg">
        {t("history")}
      </h3>
      <ol className="mt-1 text-sm">
        {written.reverse().map((event) => {
          const at = Date.parse(event.created_at);
          return (
            <li key={event.key} className="flex flex-wrap gap-x-4 border-line border-t py-2 first:border-0">
              <time dateTime={event.created_at} className="num w-33 shrink-0 text-muted">
                {`${formatDayOf(at, timeZone, locale)} ${formatTime(at, timeZone)}`}
              </time>
              <span className="min-w-0 flex-1 basis-48">
                {tell(event)}
                {changes(event).map((line) => (
                  <span key={line} className="block text-muted">
                    {line}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type Event = ProviderBookingDetail["events"][number];

const kinds = [
  "held",
  "booked_by_business",
  "confirmed",
  "completed",
  "reopened",
  "cancelled",
  "rescheduled",
  "payment_processing",
  "paid_too_late",
  "link_created",
  "link_mailed",
  "link_ended",
  "link_paid",
  "paid_on_site",
  "on_site_undone",
  "on_site_returned",
  "price_changed",
  "refunded",
  "undone",
  "marked",
  "objected",
] as const;
const actors = ["customer", "guest", "provider", "system", "stripe"] as const;

/**
 * An event as text, for example "Cancelled by Maja"; an unknown kind is shown as a change.
 * @param isWithdrawn whether the cancellation was a withdrawal from the purchase
 */
function useEventWords(isWithdrawn: boolean) {
  const t = useTranslations("providerArea.booking");
  const mark = useTranslations("workday.mark");
  const locale = useLocale();
  const sek = (amount: number) => formatSek(fromSek(amount), locale);
  const whatOf = (event: Event): string => {
    const { kind, price_change: price, mark_change: marked } = event;
    if (kind === "cancelled" && isWithdrawn) return t("event.withdrawn");
    if (price !== null) return t("priceChange", { from: sek(price.from), to: sek(price.to) });
    if (kind === "rescheduled" && isLengthAlone(event)) return t("lengthChanged");
    if (kind !== "marked" || marked === null)
      return t(`event.${kinds.find((each) => each === kind) ?? "other"}`);
    return marked.to === null ? t("markRemoved") : t("markedAs", { mark: mark(markWords[marked.to]) });
  };
  return (event: Event): string => {
    const who = actors.find((each) => each === event.actor);
    const { actor_name: name } = event;
    const by = name === null ? who && t(`actor.${who}`) : t("actor.named", { name });
    return [whatOf(event), by].filter(Boolean).join(" ");
  };
}

const isLengthAlone = ({ start_change, person_change, length_change }: Event) =>
  length_change !== null && start_change === null && person_change === null;

const markWords = { arrived: "arrived", no_show: "noShow" } as const;

/** What an event changed, a line each, as what is true after it and what was before: time, person, length, and the mark that it brought back. */
function useChangeWords(timeZone: string) {
  const t = useTranslations("providerArea.booking.change");
  const mark = useTranslations("workday.mark");
  const locale = useLocale();
  const instant = (iso: string) => {
    const at = Date.parse(iso);
    return `${formatDayOf(at, timeZone, locale)} ${formatTime(at, timeZone)}`;
  };
  return ({ kind, start_change, person_change, length_change, mark_change }: Event): string[] => {
    const lines: string[] = [];
    if (start_change)
      lines.push(t("start", { from: instant(start_change.from), to: instant(start_change.to) }));
    if (person_change)
      lines.push(
        t("person", { from: person_change.from ?? t("nobody"), to: person_change.to ?? t("nobody") }),
      );
    if (length_change)
      lines.push(
        t("length", { from: formatDuration(length_change.from), to: formatDuration(length_change.to) }),
      );
    if (kind === "undone" && mark_change)
      lines.push(
        mark_change.to === null ? t("noMark") : t("mark", { mark: mark(markWords[mark_change.to]) }),
      );
    return lines;
  };
}
