import { useTranslations } from "next-intl";
import { AgendaRow } from "@/components/ui/AgendaRow";
import { DayRibbon, type RibbonBooking } from "@/components/ui/DayRibbon";
import type { RibbonSegment } from "@/components/ui/ribbon";
import { StatusBadge } from "@/components/ui/StatusBadge";
import { Tag } from "@/components/ui/Tag";

/** A made-up day, marked as an example: it shows what the dashboard looks like. */
const segments: RibbonSegment[] = [
  { kind: "past", startMinute: 540, endMinute: 720 },
  { kind: "lunch", startMinute: 720, endMinute: 780 },
  { kind: "past", startMinute: 780, endMinute: 832 },
  { kind: "free", startMinute: 855, endMinute: 900 },
  { kind: "free", startMinute: 990, endMinute: 1080 },
];

type Sample = {
  key: "running" | "held" | "next";
  start: number;
  end: number;
  status: RibbonBooking["status"];
};

const bookings: Sample[] = [
  { key: "running", start: 780, end: 825, status: "confirmed" },
  { key: "held", start: 900, end: 930, status: "pending" },
  { key: "next", start: 930, end: 945, status: "confirmed" },
];

/** A card of the dashboard's day, for those who have not got one yet. */
export function DayPreview() {
  const t = useTranslations("providerPublic.home");
  const name = (key: Sample["key"]) => t(`preview.${key}`);
  return (
    <section
      aria-label={t("previewLabel")}
      className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card sm:p-6"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-xl">{t("preview.business")}</h2>
        <Tag>{t("preview.illustration")}</Tag>
      </div>
      <DayRibbon
        openMinute={540}
        closeMinute={1080}
        segments={segments}
        nowMinute={832}
        label={t("preview.ribbon")}
        size="lg"
        ticks
        bookings={bookings.map(({ key, start, end, status }) => ({
          id: key,
          startMinute: start,
          endMinute: end,
          status,
          label: name(key),
        }))}
      />
      <ul className="mt-2">
        <AgendaRow
          time="13:00–13:45"
          state="confirmed"
          title={name("running")}
          detail={t("preview.runningDetail")}
          trailing={<StatusBadge status="confirmed" label={t("preview.confirmed")} />}
        />
        <AgendaRow
          time="14:15–15:00"
          state="free"
          title={t("preview.free")}
          detail={t("preview.freeDetail")}
        />
        <AgendaRow
          time="15:00–15:30"
          state="pending"
          title={name("held")}
          detail={t("preview.heldDetail")}
          trailing={<StatusBadge status="pending" label={t("preview.pending")} />}
        />
        <AgendaRow
          time="15:30–15:45"
          state="confirmed"
          title={name("next")}
          detail={t("preview.nextDetail")}
          trailing={<StatusBadge status="confirmed" label={t("preview.confirmed")} />}
        />
      </ul>
    </section>
  );
}
