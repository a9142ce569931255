import clsx from "clsx";
import type { ComponentProps } from "react";

type IconButtonLook = {
  /** What the button does, for screen readers. */
  label: string;
  variant?: "quiet" | "outline" | "board";
};

export type IconButtonProps = ComponentProps<"button"> & IconButtonLook;

const variants = {
  quiet: "text-ink hover:bg-sunken",
  outline: "border-[1.5px] border-line bg-card text-ink hover:border-control",
  board: "text-board-ink hover:bg-board-raised",
};

/** The classes of a button with only an icon. */
export function iconButtonClass(variant: IconButtonLook["variant"] = "quiet", className?: string): string {
  return clsx(
    "tap inline-grid shrink-0 place-items-center rounded-md transition-colors duration-150 disabled:opacity-40 [&_svg]:size-5",
    variants[variant],
    className,
  );
}

/** A button with only an icon, always 44 px high and wide. */
export function IconButton({ label, variant, className, type = "button", ...rest }: IconButtonProps) {
  return <button type={type} aria-label={label} className={iconButtonClass(variant, className)} {...rest} />;
}
