import * as Slot from "@radix-ui/react-slot";
import clsx from "clsx";
import type { ComponentProps } from "react";

type IconButtonProps = ComponentProps<"button"> & {
  /** What the button does, for screen readers. */
  label: string;
  variant?: "quiet" | "outline" | "board";
  asChild?: boolean;
};

const variants = {
  quiet: "text-ink hover:bg-sunken",
  outline: "border-[1.5px] border-line bg-card text-ink hover:border-control",
  board: "text-board-ink hover:bg-board-raised",
};

/** A button with only an icon, always 44 px high and wide. */
export function IconButton({
  label,
  variant = "quiet",
  asChild = false,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  const look = clsx(
    "tap inline-grid shrink-0 place-items-center rounded-md transition-colors duration-150 disabled:opacity-40 [&_svg]:size-5",
    variants[variant],
    className,
  );
  if (asChild) return <Slot.Root aria-label={label} className={look} {...rest} />;
  return <button type={type} aria-label={label} className={look} {...rest} />;
}
