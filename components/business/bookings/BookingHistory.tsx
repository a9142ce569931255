import { useLocale, useTranslations } from "next-intl";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type BookingHistoryProps = { events: ProviderBookingDetail["events"]; timeZone: string };

/** The events of a booking, newest first. */
export function BookingHistory({ events, timeZone }: BookingHistoryProps) {
  const t = useTranslations("providerArea.booking");
  const locale = useLocale();
  const tell = useEventWords();
  const written = events.map((event, index) => ({ ...event, key: `${event.created_at}-${index}` }));
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
                {`${formatDay(localDateOf(at, timeZone), locale)} ${formatTime(at, timeZone)}`}
              </time>
              <span>{tell(event)}</span>
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

/** An event as text, for example "Cancelled by Maja"; an unknown kind is shown as a change. */
function useEventWords() {
  const t = useTranslations("providerArea.booking");
  const locale = useLocale();
  const sek = (amount: number) => formatSek(fromSek(amount), locale);
  const whatOf = ({ kind, price_change: price }: Event): string =>
    price === null
      ? t(`event.${kinds.find((each) => each === kind) ?? "other"}`)
      : t("priceChange", { from: sek(price.from), to: sek(price.to) });
  return (event: Event): string => {
    const who = actors.find((each) => each === event.actor);
    const { actor_name: name } = event;
    const by = name === null ? who && t(`actor.${who}`) : t("actor.named", { name });
    return [whatOf(event), by].filter(Boolean).join(" ");
  };
}
