import clsx from "clsx";
import { Check, Lock } from "lucide-react";
import type { ReactNode } from "react";

type StepState = "done" | "current" | "todo" | "blocked";

type StepListProps = {
  label: string;
  steps: {
    key: string;
    title: ReactNode;
    description?: ReactNode;
    state: StepState;
    stateLabel: string;
    action?: ReactNode;
  }[];
  className?: string;
};

const marks: Record<StepState, string> = {
  done: "border-accent bg-accent text-accent-ink",
  current: "border-ink text-ink",
  todo: "border-control text-muted",
  blocked: "border-control border-dashed text-muted",
};

/** The steps before going live in order, and what is missing for each. */
export function StepList({ label, steps, className }: StepListProps) {
  return (
    <ol aria-label={label} className={className}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === "current" ? "step" : undefined}
          className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-3 border-line border-t py-4 first:border-0 sm:grid-cols-[2rem_1fr_auto] sm:items-center"
        >
          <span
            aria-hidden="true"
            className={clsx(
              "num grid size-8 place-items-center rounded-full border-[1.5px] font-semibold text-sm",
              marks[step.state],
            )}
          >
            {step.state === "done" ? <Check className="size-4" strokeWidth={3} /> : null}
            {step.state === "blocked" ? <Lock className="size-4" /> : null}
            {step.state === "current" || step.state === "todo" ? index + 1 : null}
          </span>
          <div className="min-w-0">
            <p className={clsx("font-semibold", step.state === "blocked" && "text-muted")}>
              {step.title}
              <span className="ml-2 whitespace-nowrap font-normal text-muted text-sm">{step.stateLabel}</span>
            </p>
            {step.description ? <p className="text-muted text-sm">{step.description}</p> : null}
          </div>
          {step.action ? <div className="col-start-2 sm:col-start-3">{step.action}</div> : null}
        </li>
      ))}
    </ol>
  );
}
