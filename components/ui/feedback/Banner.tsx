import clsx from "clsx";
import type { ReactNode } from "react";
import { type NoticeTone, noticeIcons, noticeLooks } from "./Notice";

type BannerProps = { tone?: NoticeTone; action?: ReactNode; className?: string; children: ReactNode };

/** A message over the whole width, above the header. */
export function Banner({ tone = "info", action, className, children }: BannerProps) {
  const Icon = noticeIcons[tone];
  const { field, mark } = noticeLooks[tone];
  return (
    <div className={clsx("border-line border-b", field, className)}>
      <div className="wrap flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm">
        <p className="flex min-w-0 flex-1 items-start gap-2.5">
          <Icon aria-hidden="true" className={clsx("size-5 shrink-0", mark)} />
          <span>{children}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
