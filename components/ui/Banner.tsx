import clsx from "clsx";
import type { ReactNode } from "react";
import { type NoticeTone, noticeIcons, noticeLooks } from "./Notice";

type BannerProps = {
  tone?: NoticeTone;
  action?: ReactNode;
  /** What is well takes a phone's room for one small line only. */
  quiet?: boolean;
  className?: string;
  children: ReactNode;
};

/** A message across the whole page, above its header. */
export function Banner({ tone = "info", action, quiet = false, className, children }: BannerProps) {
  const Icon = noticeIcons[tone];
  const { field, mark } = noticeLooks[tone];
  return (
    <div className={clsx("border-line border-b", field, className)}>
      <div
        className={clsx(
          "wrap flex flex-wrap items-center gap-x-4 gap-y-1",
          quiet ? "py-1 text-xs sm:min-h-11 sm:py-2 sm:text-sm" : "min-h-11 py-2 text-sm",
        )}
      >
        <p className="flex min-w-0 flex-1 items-start gap-2.5">
          <Icon
            aria-hidden="true"
            className={clsx(quiet ? "size-4 shrink-0 sm:size-5" : "size-5 shrink-0", mark)}
          />
          <span>{children}</span>
        </p>
        {action}
      </div>
    </div>
  );
}
