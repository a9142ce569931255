import { useLocale, useTranslations } from "next-intl";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { restOfDay } from "@/lib/business/dashboard/agenda";
import type { Dashboard } from "@/lib/business/dashboard/dashboard";
import { formatClock } from "@/lib/time/clock";
import { formatDayLong, formatWeekday } from "@/lib/time/format";
import { isoWeekday } from "@/lib/time/localDate";

type Part = "morning" | "forenoon" | "afternoon" | "evening" | "night";

/** The greeting for a minute of the day. */
function partOfDay(minute: number): Part {
  const hour = Math.floor(minute / 60);
  if (hour < 5) return "night";
  if (hour < 10) return "morning";
  if (hour < 12) return "forenoon";
  return hour < 18 ? "afternoon" : "evening";
}

/** "Friday at Salong Norr", and one sentence on what is left of the day. */
export function DashboardHeading({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations("providerArea.dashboard");
  const locale = useLocale();
  const { business, today } = dashboard;
  const weekday = formatWeekday(isoWeekday(today.date), locale, "long");
  const rest = useRestOfDay(dashboard);
  return (
    <PageHeader
      eyebrow={
        <span className="inline-block first-letter:uppercase">{formatDayLong(today.date, locale)}</span>
      }
      title={t("title", {
        weekday: weekday.charAt(0).toLocaleUpperCase() + weekday.slice(1),
        company: business.companyName,
      })}
      lead={`${t(`greeting.${partOfDay(today.ribbon.nowMinute ?? 720)}`)} ${rest}`}
    />
  );
}

function useRestOfDay({ today, agenda, onboarding }: Dashboard): string {
  const t = useTranslations("providerArea.dashboard.rest");
  const { bookings, ahead, ongoing, waiting } = restOfDay(agenda);
  const held = waiting === 0 ? "" : ` ${t("waiting", { count: waiting })}`;
  if (ongoing) return t("ongoing", { time: formatClock(ongoing.endMinute), count: ahead.length }) + held;
  const [next] = ahead;
  if (next) return t("left", { count: ahead.length, time: formatClock(next.startMinute) }) + held;
  if (bookings.length > 0) return t("done") + held;
  if (!onboarding.isLive) return t("setup");
  return (today.ribbon.isOpen ? t("empty") : t("closed")) + held;
}
