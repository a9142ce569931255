import { useLocale, useTranslations } from "next-intl";
import type { NoticeAnswer } from "@/lib/bookings/notices/schemas";
import { formatDayOf, formatTime } from "@/lib/time/format";
import { localDateOf, MINUTE_MS } from "@/lib/time/zone";

const hourMs = 60 * MINUTE_MS;

/** The words of what somebody is told of a booking, on the clock of the business. */
export function useNoticeWords() {
  const t = useTranslations("notices");
  const locale = useLocale();
  const moment = (instant: string, timeZone: string) => {
    const ms = Date.parse(instant);
    return `${formatDayOf(ms, timeZone, locale)} ${formatTime(ms, timeZone)}`;
  };

  function when(notice: NoticeAnswer): string {
    const { time_zone, previous_start_time, further_dates } = notice;
    const from =
      previous_start_time === null || notice.kind === "taken"
        ? []
        : [t("from", { previous: moment(previous_start_time, time_zone) })];
    const series = further_dates > 0 ? [t("series", { count: further_dates })] : [];
    return [moment(notice.start_time, time_zone), ...from, ...series].join(" ");
  }

  return {
    kind: ({ kind }: NoticeAnswer) => t(`kinds.${kind}`),
    /** The customer; the service alone where no name is told. */
    who: ({ customer_name, booking_id, service_name }: NoticeAnswer) =>
      customer_name || (booking_id === null ? service_name : t("guest")),
    what: ({ service_name: service, staff_name: staff }: NoticeAnswer) =>
      staff === null ? service : t("withStaff", { service, staff }),
    when,
    told({ told_at, time_zone }: NoticeAnswer, nowMs: number): string {
      const toldMs = Date.parse(told_at);
      const agoMs = nowMs - toldMs;
      if (agoMs < MINUTE_MS) return t("ago.now");
      if (agoMs < hourMs) return t("ago.minutes", { count: Math.floor(agoMs / MINUTE_MS) });
      const isToday = localDateOf(toldMs, time_zone) === localDateOf(nowMs, time_zone);
      return isToday ? t("ago.today", { time: formatTime(toldMs, time_zone) }) : moment(told_at, time_zone);
    },
  };
}
