import { useLocale, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/display/Disclosure";
import type { ClientCard } from "@/lib/clients/schemas";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { providerPaths } from "@/lib/paths";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type ClientSpentProps = { client: ClientCard; timeZone: string };

/** What a client has paid; it opens into the bookings whose sum it is. Nothing for members, who see no amounts. */
export function ClientSpent({ client, timeZone }: ClientSpentProps) {
  const t = useTranslations("clients.card");
  const locale = useLocale();
  if (client.spent_amount === null) return null;
  const totalOre = fromSek(client.spent_amount);
  const rows = client.visits
    .map(({ spent_amount: sek, ...visit }) => ({ ...visit, ore: fromSek(sek ?? 0) }))
    .filter(({ ore }) => ore !== 0);
  // The card has the latest visits alone.
  const olderOre = totalOre - rows.reduce((sum, { ore }) => sum + ore, 0);
  const total = <span className="num">{formatSek(totalOre, locale)}</span>;
  if (rows.length === 0) {
    return (
      <p className="flex items-baseline justify-between gap-x-6 border-line border-t py-3">
        <span className="text-muted text-sm">{t("spent")}</span>
        <span className="font-medium">{total}</span>
      </p>
    );
  }
  return (
    <Disclosure
      className="border-t border-b-0"
      summary={
        <>
          <span className="mr-4 font-normal text-muted text-sm">{t("spent")}</span>
          {total}
        </>
      }
    >
      <ul aria-label={t("spentOn")} className="text-ink">
        {rows.map(({ booking_id: id, starts_at, service_name, ore }) => {
          const date = localDateOf(Date.parse(starts_at), timeZone);
          return (
            <li
              key={id}
              className="relative flex min-h-12 flex-wrap items-center gap-x-4 border-line border-t py-2 first:border-0 hover:bg-sunken"
            >
              <Link
                href={providerPaths.bookings({ date, booking: id })}
                className="num shrink-0 no-underline stretched hover:underline"
              >
                {formatDay(date, locale, { year: true })}
              </Link>
              <span className="min-w-0 flex-1 basis-32 text-muted text-sm [overflow-wrap:anywhere]">
                {service_name}
              </span>
              <span className="num ml-auto">{formatSek(ore, locale)}</span>
            </li>
          );
        })}
        {olderOre === 0 ? null : (
          <li className="flex min-h-12 items-center justify-between gap-x-4 border-line border-t py-2">
            <span className="text-muted text-sm">{t("spentOlder")}</span>
            <span className="num">{formatSek(olderOre, locale)}</span>
          </li>
        )}
      </ul>
    </Disclosure>
  );
}
