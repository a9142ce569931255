import { useLocale, useTranslations } from "next-intl";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { TextLink } from "@/components/ui/actions/TextLink";
import { PageHeader } from "@/components/ui/navigation/Headers";
import type { FigureRow } from "@/lib/business/finance/figureRows";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { providerPaths } from "@/lib/paths";
import { formatDay, formatDayOf, formatMonth, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { type RowsQuery, rowsHref } from "./financeQuery";

const perPage = 50;

type RowsViewProps = {
  rows: readonly FigureRow[];
  query: RowsQuery;
  /** `YYYY-MM` */
  month: string;
  /** Of the person or service asked for. */
  name: string | null;
  timeZone: string;
};

/** The rows that a figure is the sum of, each with its booking, and the sum. */
export function RowsView({ rows, query, month, name, timeZone }: RowsViewProps) {
  const t = useTranslations("finance.rows");
  const locale = useLocale();
  const sumOre = rows.reduce((sum, { amountOre }) => sum + amountOre, 0);
  const vatOre = rows.reduce((sum, row) => sum + (row.vatOre ?? 0), 0);
  const inMonth = formatMonth(`${month}-01`, locale);
  const inPeriod = query.isAhead ? t("ahead") : inMonth;
  const narrowed = [
    query.day === null ? inPeriod : formatDay(query.day, locale, { year: true }),
    name,
    query.vat === null ? null : t("vat", { rate: query.vat }),
  ].filter((part) => part !== null);
  const shown = rows.slice(query.page * perPage, (query.page + 1) * perPage);
  const hasMore = rows.length > (query.page + 1) * perPage;
  return (
    <>
      <PageHeader
        eyebrow={
          <TextLink linkComponent={Link} href={providerPaths.finance({ month })} tone="muted" standalone>
            {t("back", { month: inMonth })}
          </TextLink>
        }
        title={t(`title.${query.figure}`)}
        lead={`${narrowed.join(", ")}. ${t("lead", { count: rows.length })}.`}
      />
      {rows.length === 0 ? (
        <p className="mt-6 text-muted">{t("none")}</p>
      ) : (
        <div className="mt-6">
          <ul aria-label={t("caption")}>
            {shown.map((row) => (
              <ShownRow key={row.key} row={row} query={query} timeZone={timeZone} />
            ))}
          </ul>
          <p className="num flex flex-wrap justify-between gap-x-6 border-ink border-t-2 py-3 font-semibold text-lg">
            <span>{t("sum")}</span>
            <span>{formatSek(sumOre, locale)}</span>
            {query.vat === null ? null : (
              <span className="w-full text-right font-normal text-base text-muted">
                {`${t("vatHead")} ${formatSek(vatOre, locale)}`}
              </span>
            )}
          </p>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {query.page === 0 ? null : (
          <ButtonSlot>
            <Link href={rowsHref({ ...query, page: 0 })}>{t("first")}</Link>
          </ButtonSlot>
        )}
        {hasMore ? (
          <ButtonSlot>
            <Link href={rowsHref({ ...query, page: query.page + 1 })}>{t("next")}</Link>
          </ButtonSlot>
        ) : null}
      </div>
    </>
  );
}

function ShownRow({ row, query, timeZone }: { row: FigureRow; query: RowsQuery; timeZone: string }) {
  const t = useTranslations("finance.rows");
  const kinds = useTranslations("money.rows");
  const locale = useLocale();
  const { booking, kind, method, atMs } = row;
  const visitDay = localDateOf(booking.visitMs, timeZone);
  const agreed = query.figure === "unpaid" ? t("left") : t("agreed");
  const what = kind === "agreed" ? agreed : kinds(`kind.${kind}`);
  const about = [
    booking.serviceName,
    booking.personName,
    t("visit", { day: formatDayOf(booking.visitMs, timeZone, locale) }),
  ].filter((part) => part !== null);
  return (
    <li className="flex items-center gap-x-4 border-line border-t py-2 first:border-0">
      <div className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-2 sm:items-center">
        <div className="min-w-0">
          <TextLink
            linkComponent={Link}
            href={providerPaths.bookings({ date: visitDay, booking: booking.id })}
            tone="ink"
            standalone
            className="[overflow-wrap:anywhere]"
          >
            {booking.customerName}
          </TextLink>
          <p className="text-muted text-sm">{about.join(" · ")}</p>
        </div>
        <p className="text-sm">
          {method === null ? what : `${what}, ${kinds(`method.${method}`)}`}
          {kind === "agreed" ? null : (
            <time dateTime={new Date(atMs).toISOString()} className="num ml-2 text-muted">
              {`${formatDayOf(atMs, timeZone, locale)} ${formatTime(atMs, timeZone)}`}
            </time>
          )}
        </p>
      </div>
      <p className="num shrink-0 text-right font-semibold sm:min-w-36">
        {formatSek(row.amountOre, locale)}
        {row.vatOre === null ? null : (
          <span className="block font-normal text-muted text-sm">
            {`${t("vatHead")} ${formatSek(row.vatOre, locale)}`}
          </span>
        )}
      </p>
    </li>
  );
}
