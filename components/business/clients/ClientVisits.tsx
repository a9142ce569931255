import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/display/Badge";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { SectionHeader } from "@/components/ui/navigation/Headers";
import type { ClientVisit } from "@/lib/clients/schemas";
import { Link } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { providerPaths } from "@/lib/paths";
import { formatDay, formatDayOf, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";

type ClientVisitsProps = { visits: readonly ClientVisit[]; timeZone: string; nowMs: number };

/** What is to come, soonest first; then what was, folded by year but for the latest. */
export function ClientVisits({ visits, timeZone, nowMs }: ClientVisitsProps) {
  const t = useTranslations("clients.card");
  const isComing = ({ starts_at, status }: ClientVisit) =>
    Date.parse(starts_at) > nowMs && status !== "cancelled";
  const coming = visits.filter(isComing).reverse();
  const yearOf = ({ starts_at }: ClientVisit) => localDateOf(Date.parse(starts_at), timeZone).slice(0, 4);
  const years = [
    ...Map.groupBy(
      visits.filter((visit) => !isComing(visit)),
      yearOf,
    ),
  ];
  return (
    <section aria-labelledby="client-visits">
      <SectionHeader id="client-visits" title={t("visits")} />
      {visits.length === 0 ? <p className="mt-3 text-muted">{t("noVisits")}</p> : null}
      {coming.length === 0 ? null : (
        <>
          <h3 className="mt-4 font-semibold">{t("coming")}</h3>
          <VisitList visits={coming} timeZone={timeZone} nowMs={nowMs} />
        </>
      )}
      {years.map(([year, ofYear], index) => (
        <Disclosure
          key={year}
          summary={t("year", { year, count: ofYear.length })}
          defaultOpen={index === 0}
          className="mt-2"
        >
          <VisitList visits={ofYear} timeZone={timeZone} />
        </Disclosure>
      ))}
    </section>
  );
}

type VisitListProps = {
  visits: readonly ClientVisit[];
  timeZone: string;
  /** When it is read, for the year of a day in another; without it a heading names the year. */
  nowMs?: number;
};

function VisitList({ visits, timeZone, nowMs }: VisitListProps) {
  const t = useTranslations("clients.card");
  const locale = useLocale();
  return (
    <ul className="text-ink">
      {visits.map((visit) => {
        const ms = Date.parse(visit.starts_at);
        const date = localDateOf(ms, timeZone);
        return (
          <li
            key={visit.booking_id}
            className="relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-2 first:border-0 hover:bg-sunken"
          >
            <Link
              href={providerPaths.bookings({ date, booking: visit.booking_id })}
              className="num shrink-0 font-semibold no-underline stretched hover:underline"
            >
              {`${nowMs === undefined ? formatDay(date, locale) : formatDayOf(ms, timeZone, locale, nowMs)} ${formatTime(ms, timeZone)}`}
            </Link>
            <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
              {[visit.service_name, visit.staff_name].filter(Boolean).join(" · ")}
            </span>
            <VisitState visit={visit} />
            {visit.total_amount === null ? null : (
              <span className="num">{formatSek(fromSek(visit.total_amount), locale)}</span>
            )}
            {visit.source === "online" ? null : <span className="text-muted text-sm">{t(visit.source)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function VisitState({ visit: { status, visit_mark: mark } }: { visit: ClientVisit }) {
  const t = useTranslations("clients.card");
  if (status === "cancelled") return <Badge>{t("cancelled")}</Badge>;
  if (mark === "no_show") return <Badge tone="warning">{t("noShow")}</Badge>;
  return mark === "arrived" ? <Badge tone="positive">{t("arrived")}</Badge> : null;
}
