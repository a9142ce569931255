import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";

export type BadgeTone = "neutral" | "accent" | "positive" | "warning" | "danger" | "info";

type BadgeProps = ComponentProps<"span"> & { tone?: BadgeTone; icon?: ReactNode };

const tones: Record<BadgeTone, string> = {
  neutral: "bg-sunken text-ink",
  accent: "bg-accent-soft text-accent",
  positive: "bg-positive-soft text-positive",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
};

/** A short word about a state. */
export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={clsx(
        "inline-flex max-w-full items-center gap-1.5 rounded-full [overflow-wrap:anywhere] px-2.5 py-1 font-semibold text-sm leading-4 [&_svg]:size-4 [&_svg]:shrink-0",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
