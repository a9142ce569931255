import clsx from "clsx";
import { useTranslations } from "next-intl";
import type { BookingStep } from "../times/choiceAddress";

export const bookingSteps = ["when", "details"] as const satisfies readonly BookingStep[];

/** The two steps, of which one is shown. */
export function StepLine({ step }: { step: BookingStep }) {
  const t = useTranslations("booking.steps");
  return (
    <span aria-hidden="true" className="flex items-center gap-2 font-semibold font-text text-sm">
      {bookingSteps.map((each, index) => (
        <span key={each} className="flex flex-1 items-center gap-2">
          <span className={each === step ? undefined : "text-muted"}>{t(each)}</span>
          <span
            className={clsx(
              "h-1 flex-1 rounded-full",
              index <= bookingSteps.indexOf(step) ? "bg-ink" : "bg-line",
            )}
          />
        </span>
      ))}
    </span>
  );
}
