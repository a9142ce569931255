import { useLocale, useTranslations } from "next-intl";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { loadOwnDay, type OwnDay } from "@/lib/business/dashboard/ownDay";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { formatDayLong, formatTime, formatWeekday } from "@/lib/time/format";
import { isoWeekday } from "@/lib/time/localDate";
import { Agenda } from "../dashboard/Agenda";
import { DayRibbons } from "../dashboard/DayRibbons";
import { Upcoming } from "../dashboard/Upcoming";
import { LiveRefresh } from "../LiveRefresh";

/** The day of somebody who works at a business without owning it: their own times, and no figures. */
export async function MemberDay({ scope }: { scope: BusinessScope }) {
  const nowMs = Date.now();
  const day = await loadOwnDay(scope, nowMs);
  const { today, timeZone, upcoming } = day;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Heading day={day} />
        <LiveRefresh readAt={formatTime(nowMs, timeZone)} />
      </div>
      {today.ribbon.isOpen || today.bookings.length > 0 ? (
        <div className="mt-8">
          <DayRibbons day={today} />
        </div>
      ) : null}
      <div className="mt-12 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.55fr_1fr]">
        <Agenda day={day} />
        <Upcoming bookings={upcoming} timeZone={timeZone} />
      </div>
    </>
  );
}

function Heading({ day: { today, companyName } }: { day: OwnDay }) {
  const t = useTranslations("access.day");
  const locale = useLocale();
  const weekday = formatWeekday(isoWeekday(today.date), locale, "long");
  return (
    <PageHeader
      eyebrow={
        <span className="inline-block first-letter:uppercase">{formatDayLong(today.date, locale)}</span>
      }
      title={t("title", {
        weekday: weekday.charAt(0).toLocaleUpperCase() + weekday.slice(1),
        company: companyName,
      })}
    />
  );
}
