import clsx from "clsx";
import { Check, Clock, RotateCcw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const looks = {
  done: { icon: Check, mark: "bg-positive-soft text-positive" },
  waiting: { icon: Clock, mark: "bg-info-soft text-info" },
  returned: { icon: RotateCcw, mark: "bg-warning-soft text-warning" },
  failed: { icon: TriangleAlert, mark: "bg-danger-soft text-danger" },
} as const;

export type HeadingTone = keyof typeof looks;

type CheckoutHeadingProps = { tone: HeadingTone; title: string; children?: ReactNode };

/** The result of the checkout in one line, at the top of the page. */
export function CheckoutHeading({ tone, title, children }: CheckoutHeadingProps) {
  const { icon: Icon, mark } = looks[tone];
  return (
    <div role={tone === "waiting" ? "status" : undefined}>
      <span className={clsx("grid size-12 place-items-center rounded-full print:hidden", mark)}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h1 className="mt-5 font-bold text-2xl">{title}</h1>
      {children ? (
        <div className="mt-3 grid max-w-[56ch] grid-cols-1 gap-2 text-lg text-muted [overflow-wrap:anywhere]">
          {children}
        </div>
      ) : null}
    </div>
  );
}
