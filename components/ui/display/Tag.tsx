import clsx from "clsx";
import type { ComponentProps, ReactNode } from "react";
import type { CategoryKey } from "@/components/pictures/category";

type TagProps = ComponentProps<"span"> & { hue?: CategoryKey; icon?: ReactNode };

/** A property of something: a category in its hue, a place, "remote". */
export function Tag({ hue, icon, className, children, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      data-hue={hue}
      className={clsx(
        "inline-flex min-w-0 items-center gap-1.5 rounded-sm px-2 py-1 font-medium text-sm leading-4 [&_svg]:size-4 [&_svg]:shrink-0",
        hue ? "bg-hue-field text-hue-ink" : "border border-line text-ink",
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
