import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { providerPaths } from "@/lib/paths";
import { formatDayOf, formatTime } from "@/lib/time/format";

type BookingMoneyFactsProps = { booking: ProviderBookingDetail; timeZone: string };

/** Every amount that moved on a booking, and what it comes to. Nothing for members, who see no amounts. */
export function BookingMoneyFacts({ booking, timeZone }: BookingMoneyFactsProps) {
  const t = useTranslations("money.rows");
  const { ledger, status } = booking;
  if (ledger === null || status === "pending") return null;
  const rows = ledger.map((row, index) => ({ ...row, key: `${row.occurred_at}-${index}` }));
  return (
    <section aria-labelledby="booking-money">
      <h3 id="booking-money" className="font-semibold text-lg">
        {t("title")}
      </h3>
      {rows.length === 0 ? (
        <p className="mt-1 text-muted text-sm">{t("none")}</p>
      ) : (
        <ul className="mt-1 text-sm">
          {rows.map(({ key, ...row }) => (
            <LedgerRow key={key} row={row} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Result booking={booking} />
      {ledger.some(({ kind }) => kind === "payment" || kind === "on_site") ? (
        <Link
          href={providerPaths.receipts(booking.id)}
          // Opening it issues the receipt.
          prefetch={false}
          className={clsx(buttonClass({ size: "sm" }), "mt-2")}
        >
          {t("receipt")}
        </Link>
      ) : null}
    </section>
  );
}

type Row = NonNullable<ProviderBookingDetail["ledger"]>[number];

function LedgerRow({ row, timeZone }: { row: Row; timeZone: string }) {
  const t = useTranslations("money.rows");
  const locale = useLocale();
  const at = Date.parse(row.occurred_at);
  const what = row.kind === "on_site" && row.amount < 0 ? t("onSiteReturned") : t(`kind.${row.kind}`);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-line border-t py-2 first:border-0">
      <time dateTime={row.occurred_at} className="num w-33 shrink-0 text-muted">
        {`${formatDayOf(at, timeZone, locale)} ${formatTime(at, timeZone)}`}
      </time>
      <span>{row.method === null ? what : `${what}, ${t(`method.${row.method}`)}`}</span>
      <span className="num ml-auto font-medium">{formatSek(fromSek(row.amount), locale)}</span>
    </li>
  );
}

type Line = { label: string; sek: number; note?: string };

/** What the rows come to, by the word that holds of the booking now. */
function Result({ booking }: { booking: ProviderBookingDetail }) {
  const t = useTranslations("money");
  const locale = useLocale();
  const { booked_amount: booked, earned_amount: earned, unpaid_amount: unpaid, kept_amount: soFar } = booking;
  if (booked === null || earned === null || unpaid === null || soFar === null) return null;
  const kept = (booking.on_site_amount ?? 0) > 0 ? t("rows.onSiteLeft") : t("rows.late");
  const note = booking.status === "cancelled" && earned > 0 ? kept : undefined;
  const lines: Line[] =
    booked > 0
      ? [
          ...(soFar === 0 ? [] : [{ label: t("rows.soFar"), sek: soFar, note: t("rows.whenOver") }]),
          { label: t("word.booked"), sek: booked },
        ]
      : [
          { label: t("word.earned"), sek: earned, ...(note === undefined ? {} : { note }) },
          ...(unpaid > 0 ? [{ label: t("word.unpaid"), sek: unpaid }] : []),
        ];
  return (
    <dl className="border-ink border-t-2">
      {lines.map(({ label, sek, note }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-6 border-line border-t py-2 first:border-0"
        >
          <dt className="font-medium">{label}</dt>
          <dd className="num ml-auto font-semibold text-lg">{formatSek(fromSek(sek), locale)}</dd>
          {note === undefined ? null : <dd className="basis-full text-muted text-sm">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
