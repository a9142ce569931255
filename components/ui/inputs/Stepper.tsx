import clsx from "clsx";
import { Check } from "lucide-react";
import type { LinkComponent } from "../actions/link";
import { VisuallyHidden } from "../display/VisuallyHidden";

type StepperProps = {
  label: string;
  steps: { label: string; state: "done" | "current" | "todo"; stateLabel: string; href?: string }[];
  linkComponent?: LinkComponent;
  className?: string;
};

const lines = { done: "border-accent", current: "border-ink", todo: "border-line" };

/** The current step of a short flow; finished steps link back. */
export function Stepper({ label, steps, linkComponent: Link = "a", className }: StepperProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex gap-2">
        {steps.map((step, index) => {
          const content = (
            <>
              {step.state === "done" ? (
                <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />
              ) : (
                <span aria-hidden="true" className="num">
                  {index + 1}
                </span>
              )}
              <span className={clsx("truncate", step.state !== "current" && "max-sm:sr-only")}>
                {step.label}
              </span>
              <VisuallyHidden>{step.stateLabel}</VisuallyHidden>
            </>
          );
          const look = clsx(
            "flex min-h-11 w-full items-center gap-1.5 pt-1 font-semibold text-sm no-underline",
            step.state === "todo" && "font-medium text-muted",
          );
          return (
            <li
              key={step.label}
              aria-current={step.state === "current" ? "step" : undefined}
              className={clsx(
                "min-w-0 border-t-[3px]",
                step.state === "current" ? "flex-[2]" : "flex-1",
                lines[step.state],
              )}
            >
              {step.href ? (
                <Link href={step.href} className={look}>
                  {content}
                </Link>
              ) : (
                <span className={look}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
