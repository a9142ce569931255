"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import type { DeskPerson } from "@/lib/desk/deskForm";
import type { PreviewDate, TimeRefusal } from "@/lib/desk/schemas";
import { formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import type { DeskStart } from "./deskStart";
import { useDayWords } from "./useDayWords";

type ClashProps = {
  date: PreviewDate;
  people: readonly DeskPerson[];
  timeZone: string;
  /** Nobody was chosen of several. */
  isAnybody: boolean;
  onChoose: (when: DeskStart) => void;
};

/** What is in the way of a time, and the nearest ones that are free; nothing where it can be booked. */
export function Clash({ date, people, timeZone, isAnybody, onChoose }: ClashProps) {
  const t = useTranslations("desk");
  const days = useDayWords(timeZone);
  if (date.refusal === null) return null;
  const day = localDateOf(Date.parse(date.start_time), timeZone);
  const nameOf = (staffId: string) => people.find(({ id }) => id === staffId)?.name ?? null;
  const said = date.in_the_way.map((each) => {
    const who = nameOf(each.staff_id);
    const what = {
      time: formatTime(Date.parse(each.start_time), timeZone),
      end: formatTime(Date.parse(each.end_time), timeZone),
      customer: each.customer_name || each.service_name,
    };
    if (each.is_held) return t("inTheWay.held", what);
    return who === null ? t("inTheWay.booked", what) : t("inTheWay.bookedBy", { ...what, who });
  });
  const refusalText = (refusal: TimeRefusal) =>
    isAnybody && (refusal === "closed" || refusal === "lunch" || refusal === "unavailable")
      ? t(`refusalOfAll.${refusal}`)
      : t(`refusal.${refusal}`);
  return (
    <Notice tone="warning" live="polite">
      <p>{said.length > 0 ? said.join(" ") : refusalText(date.refusal)}</p>
      {date.can_overrule ? <p className="mt-1">{t("overrule")}</p> : null}
      {date.alternatives.length > 0 ? (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <span>{t("fits")}</span>
          {date.alternatives.map(({ start_time }) => {
            const startMs = Date.parse(start_time);
            const other = localDateOf(startMs, timeZone);
            return (
              <Button key={start_time} size="sm" onClick={() => onChoose({ date: other, startMs })}>
                <span className="num">
                  {other === day ? "" : `${days.short(other)} `}
                  {formatTime(startMs, timeZone)}
                </span>
              </Button>
            );
          })}
        </div>
      ) : null}
    </Notice>
  );
}
