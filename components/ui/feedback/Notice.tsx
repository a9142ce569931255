import clsx from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../actions/IconButton";

export type NoticeTone = "info" | "warning" | "positive" | "danger";

type NoticeProps = {
  tone?: NoticeTone;
  title?: ReactNode;
  /** A button or link that answers the message. */
  action?: ReactNode;
  /** For messages that appear after the page has loaded. */
  live?: "polite" | "assertive";
  onDismiss?: () => void;
  dismissLabel?: string;
  className?: string;
  children?: ReactNode;
};

export const noticeIcons = {
  info: Info,
  warning: TriangleAlert,
  positive: CircleCheck,
  danger: CircleAlert,
};

export const noticeLooks: Record<NoticeTone, { field: string; mark: string }> = {
  info: { field: "bg-info-soft", mark: "text-info" },
  warning: { field: "bg-warning-soft", mark: "text-warning" },
  positive: { field: "bg-positive-soft", mark: "text-positive" },
  danger: { field: "bg-danger-soft", mark: "text-danger" },
};

/** A message in the page: what happened, what it means, what to do. Its tone is shown by icon and colour. */
export function Notice({
  tone = "info",
  title,
  action,
  live,
  onDismiss,
  dismissLabel,
  className,
  children,
}: NoticeProps) {
  const Icon = noticeIcons[tone];
  const { field, mark } = noticeLooks[tone];
  const role = live === "assertive" ? "alert" : live === "polite" ? "status" : undefined;
  return (
    <div role={role} className={clsx("flex items-start gap-3 rounded-md px-4 py-3", field, className)}>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-[min(100%,16rem)] flex-1 items-start gap-3">
          <Icon aria-hidden="true" className={clsx("mt-0.5 size-5 shrink-0", mark)} />
          <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {title ? <p className="font-semibold">{title}</p> : null}
            {children}
          </div>
        </div>
        {action}
      </div>
      {onDismiss && dismissLabel ? (
        <IconButton label={dismissLabel} onClick={onDismiss} className="-my-2 -mr-3">
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}
