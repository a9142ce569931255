"use client";

import clsx from "clsx";
import { Check, UserX } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/actions/buttonClass";
import type { GridBooking } from "../model/timetable";
import type { Mark } from "../model/withChanges";

type VisitMarksProps = { booking: GridBooking; onMark: (mark: Mark | null) => void };

/** Whether the customer came, by one press; a second takes it back. Nothing for bookings that cannot be marked. */
export function VisitMarks({ booking, onMark }: VisitMarksProps) {
  const t = useTranslations("workday.mark");
  const { arrived, no_show } = booking.can;
  const settled = [arrived, no_show].every(
    (refusal) => refusal === "final" || refusal === "awaiting_payment",
  );
  if (settled && booking.visit_mark === null) return null;
  const options = [
    { mark: "arrived", word: "arrived", refusal: arrived, Icon: Check },
    { mark: "no_show", word: "noShow", refusal: no_show, Icon: UserX },
  ] as const;
  const isEarly = arrived === "too_early" && no_show === "too_early";
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="sr-only">{t("title")}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
        {options.map(({ mark, word, refusal, Icon }) => {
          const isSet = booking.visit_mark === mark;
          return (
            <button
              key={mark}
              type="button"
              aria-pressed={isSet}
              // `same` is of the day as it was read, and another mark is shown by now.
              disabled={!isSet && refusal !== null && refusal !== "same"}
              onClick={() => onMark(isSet ? null : mark)}
              className={clsx(
                buttonClass({ variant: isSet ? "solid" : "secondary" }),
                "min-w-0 whitespace-normal px-2!",
              )}
            >
              <Icon aria-hidden="true" />
              {t(word)}
            </button>
          );
        })}
      </div>
      {isEarly ? <p className="mt-1.5 text-muted text-sm">{t("tooEarly")}</p> : null}
    </fieldset>
  );
}
