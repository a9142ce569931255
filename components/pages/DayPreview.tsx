import { useLocale, useTranslations } from "next-intl";
import { AgendaRow } from "@/components/ui/display/AgendaRow";
import { StatusBadge } from "@/components/ui/display/StatusBadge";
import { Tag } from "@/components/ui/display/Tag";
import { DayRibbon, type RibbonBooking } from "@/components/ui/time/DayRibbon";
import type { RibbonSegment } from "@/components/ui/time/ribbon";
import { formatSek } from "@/lib/money/format";
import { formatClock } from "@/lib/time/clock";

/** An example day, marked as such, that shows what the dashboard looks like. */
const segments: RibbonSegment[] = [
  { kind: "past", startMinute: 540, endMinute: 720 },
  { kind: "lunch", startMinute: 720, endMinute: 780 },
  { kind: "past", startMinute: 780, endMinute: 832 },
  { kind: "free", startMinute: 855, endMinute: 900 },
  { kind: "free", startMinute: 990, endMinute: 1080 },
];

type Sample = {
  key: "running" | "free" | "held" | "next";
  startMinute: number;
  endMinute: number;
  note: "ongoing" | "shown" | "paying" | "newCustomer";
  priceOre?: number;
  /** The state of a booking; a free time has none. */
  status?: "confirmed" | "pending";
};

const samples: Sample[] = [
  {
    key: "running",
    startMinute: 780,
    endMinute: 825,
    note: "ongoing",
    priceOre: 115_000,
    status: "confirmed",
  },
  { key: "free", startMinute: 855, endMinute: 900, note: "shown" },
  { key: "held", startMinute: 900, endMinute: 930, note: "paying", status: "pending" },
  {
    key: "next",
    startMinute: 930,
    endMinute: 945,
    note: "newCustomer",
    priceOre: 18_000,
    status: "confirmed",
  },
];

/** The dashboard's day as a card, for visitors without an account. */
export function DayPreview() {
  const t = useTranslations("providerPublic.home");
  const bookings = samples.flatMap(({ key, startMinute, endMinute, status }): RibbonBooking[] =>
    status ? [{ id: key, startMinute, endMinute, status, label: t(`preview.${key}`) }] : [],
  );
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
        bookings={bookings}
      />
      <ul className="mt-2">
        {samples.map((sample) => (
          <SampleRow key={sample.key} sample={sample} />
        ))}
      </ul>
    </section>
  );
}

function SampleRow({ sample }: { sample: Sample }) {
  const t = useTranslations("providerPublic.home.preview");
  const locale = useLocale();
  const { key, startMinute, endMinute, note, priceOre, status } = sample;
  const price = priceOre === undefined ? null : formatSek(priceOre, locale, { decimals: 0 });
  return (
    <AgendaRow
      time={`${formatClock(startMinute)}–${formatClock(endMinute)}`}
      state={status ?? "free"}
      title={t(key)}
      facts={[t(note), price]}
      trailing={status ? <StatusBadge status={status} label={t(status)} /> : null}
    />
  );
}
