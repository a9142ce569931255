import clsx from "clsx";
import { ChevronLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { BookingStep } from "../times/choiceAddress";

type StepHeadProps = {
  ref: Ref<HTMLHeadingElement>;
  step: BookingStep;
  /** Whether going back is under way. */
  isBusy: boolean;
  onBack: () => void;
};

const steps = ["when", "details"] as const;

/** Where one is in the two steps, and from the second the way back to the first. */
export function StepHead({ ref, step, isBusy, onBack }: StepHeadProps) {
  const t = useTranslations("booking.steps");
  const number = steps.indexOf(step) + 1;
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 ref={ref} tabIndex={-1} className="scroll-mt-4 rounded-sm outline-none">
        <span className="sr-only">{t("heading", { number, name: t(step) })}</span>
        <span aria-hidden="true" className="flex items-center gap-2 font-semibold font-text text-sm">
          {steps.map((each, index) => (
            <span key={each} className="flex flex-1 items-center gap-2">
              <span className={each === step ? undefined : "text-muted"}>{t(each)}</span>
              <span className={clsx("h-1 flex-1 rounded-full", index < number ? "bg-ink" : "bg-line")} />
            </span>
          ))}
        </span>
      </h3>
      {step === "when" ? null : (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3.5 justify-self-start"
          icon={<ChevronLeft aria-hidden="true" />}
          loading={isBusy}
          onClick={onBack}
        >
          {t("back")}
        </Button>
      )}
    </div>
  );
}
