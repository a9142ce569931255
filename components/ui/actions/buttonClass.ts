import clsx from "clsx";

export type ButtonVariant = "primary" | "solid" | "secondary" | "quiet" | "danger" | "board" | "board-quiet";
export type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = {
  /**
   * `primary` is the yellow of bookable time: only for the action that books. Other main actions are `solid`. `board…`
   * are for the dark board.
   */
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
};

const variants: Record<ButtonVariant, string> = {
  primary: "bg-signal text-signal-ink hover:bg-signal-hover",
  solid: "bg-ink text-surface hover:bg-ink/88",
  secondary: "border-[1.5px] border-control/70 bg-card text-ink hover:border-ink",
  quiet: "text-ink hover:bg-sunken",
  board: "bg-board-ink text-board hover:bg-board-ink/88",
  "board-quiet": "text-board-ink hover:bg-board-raised",
  danger: "bg-danger text-danger-ink hover:bg-danger-hover",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3.5 py-1.5 text-sm",
  md: "min-h-12 px-5 py-2 text-base",
  lg: "min-h-14 px-7 py-2.5 text-lg",
};

/** The classes of a button, for other elements that look like one. */
export function buttonClass({ variant = "secondary", size = "md", block = false }: ButtonLook): string {
  return clsx(
    "relative inline-flex items-center justify-center gap-2 rounded-md text-center font-text font-semibold leading-tight no-underline",
    "transition-[background-color,border-color,color,scale] duration-150 ease-out active:scale-[0.985]",
    "disabled:border-transparent disabled:bg-disabled disabled:text-disabled-ink disabled:active:scale-100",
    "[&_svg]:size-[1.15em] [&_svg]:shrink-0",
    variants[variant],
    sizes[size],
    block && "w-full",
  );
}
