import { Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { formatDuration } from "@/lib/time/format";
import type { GridBooking } from "../model/timetable";

type VisitLengthProps = { booking: GridBooking; onChange: (minutes: number) => void };

const step = 15;

/** How long a visit takes, by steps; nothing where that cannot be changed. */
export function VisitLength({ booking, onChange }: VisitLengthProps) {
  const t = useTranslations("workday.length");
  const minutes = booking.endMinute - booking.startMinute;
  if (booking.can.lengthen !== null) return null;
  return (
    <fieldset className="mb-4 flex min-w-0 flex-wrap items-center justify-between gap-3">
      <legend className="float-left mr-auto font-semibold text-sm">{t("title")}</legend>
      <IconButton
        variant="outline"
        label={t("shorter", { minutes: step })}
        disabled={minutes <= step}
        onClick={() => onChange(minutes - step)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <span className="num min-w-16 text-center font-semibold">{formatDuration(minutes)}</span>
      <IconButton
        variant="outline"
        label={t("longer", { minutes: step })}
        onClick={() => onChange(minutes + step)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </fieldset>
  );
}
