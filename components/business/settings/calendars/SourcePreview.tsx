import { useLocale, useTranslations } from "next-intl";
import type { SourceReading } from "@/lib/calendarSync/schemas";
import { formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { formatDateTime } from "../../bookings/payment/formatDateTime";

type SourcePreviewProps = {
  reading: SourceReading;
  timeZone: string;
};

/** What was read of a calendar elsewhere just now, so that its owner sees that it is the right one. */
export function SourcePreview({ reading: { name, busy }, timeZone }: SourcePreviewProps) {
  const t = useTranslations("calendars.source");
  const locale = useLocale();
  const dayOf = (iso: string) => localDateOf(Date.parse(iso), timeZone);
  const spanOf = (start: string, end: string) =>
    `${formatDateTime(start, timeZone, locale)}–${
      dayOf(start) === dayOf(end)
        ? formatTime(Date.parse(end), timeZone)
        : formatDateTime(end, timeZone, locale)
    }`;
  return (
    <div className="grid gap-1 rounded-lg border border-line p-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {name === null ? t("preview") : t("previewOf", { name })}
      </p>
      {busy.length === 0 ? (
        <p className="text-muted">{t("free")}</p>
      ) : (
        <>
          <p className="text-muted text-sm">{t("next")}</p>
          <ul className="num">
            {busy.map(({ start_time, end_time }) => (
              <li key={start_time}>{spanOf(start_time, end_time)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
