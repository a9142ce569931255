import clsx from "clsx";
import type { ReactNode } from "react";

type PriceProps = {
  /** The formatted amount: "1 250 kr". */
  amount: string;
  /** "from" */
  prefix?: string;
  /** After or below the amount: "including VAT". */
  note?: ReactNode;
  size?: "sm" | "md" | "lg";
  className?: string;
};

const sizes = { sm: "text-base", md: "text-xl", lg: "text-2xl" };

export function Price({ amount, prefix, note, size = "sm", className }: PriceProps) {
  return (
    <span className={clsx("inline-block", className)}>
      <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
        {prefix ? <span className="text-muted text-sm">{prefix}</span> : null}
        <span className={clsx("num font-semibold", sizes[size])}>{amount}</span>
      </span>
      {note ? <span className="block text-muted text-sm">{note}</span> : null}
    </span>
  );
}
