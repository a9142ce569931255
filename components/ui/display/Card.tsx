import clsx from "clsx";
import type { HTMLAttributes } from "react";

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: "div" | "article" | "section" | "li";
  padded?: boolean;
  /** Whether the card reacts to the pointer, because a link inside covers it (`stretched`). */
  interactive?: boolean;
};

export function Card({
  as: Element = "div",
  padded = false,
  interactive = false,
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        "relative min-w-0 overflow-clip rounded-lg border border-line bg-card shadow-card",
        padded && "p-5 sm:p-6",
        interactive &&
          "transition-[border-color,box-shadow] duration-200 hover:border-control has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2",
        className,
      )}
    />
  );
}
