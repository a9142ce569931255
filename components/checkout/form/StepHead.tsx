import { ChevronLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { BookingStep } from "../times/choiceAddress";
import { bookingSteps, StepLine } from "./StepLine";

type StepHeadProps = {
  ref: Ref<HTMLHeadingElement>;
  step: BookingStep;
  /** Whether going back is under way. */
  isBusy: boolean;
  onBack: () => void;
};

/** Where one is in the two steps, and from the second the way back to the first. */
export function StepHead({ ref, step, isBusy, onBack }: StepHeadProps) {
  const t = useTranslations("booking.steps");
  const number = bookingSteps.indexOf(step) + 1;
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 ref={ref} tabIndex={-1} className="scroll-mt-4 rounded-sm outline-none">
        <span className="sr-only">{t("heading", { number, name: t(step) })}</span>
        <StepLine step={step} />
      </h3>
      {step === "when" ? null : (
        <Button
          size="sm"
          variant="quiet"
          className="flush-quiet justify-self-start"
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
