import clsx from "clsx";
import type { CategoryKey } from "@/components/pictures/category";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { initials } from "./initials";

type AvatarProps = {
  name: string;
  /** The uploaded picture; the name's initials by default. */
  src?: string | null | undefined;
  size?: "sm" | "md" | "lg" | "xl";
  hue?: CategoryKey;
  className?: string;
};

const sizes = {
  sm: "size-8 text-sm",
  md: "size-11 text-base",
  lg: "size-16 text-xl",
  xl: "size-24 text-2xl",
};

/** A person or a business as picture or initials. It has no text alternative, since the name stands beside it. */
export function Avatar({ name, src, size = "md", hue, className }: AvatarProps) {
  const look = clsx(
    "inline-grid shrink-0 place-items-center overflow-hidden rounded-full",
    sizes[size],
    className,
  );
  if (src) {
    return (
      <span className={look}>
        <UploadedPicture src={src} sizes="6rem" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      data-hue={hue}
      className={clsx(
        look,
        "num font-semibold",
        hue ? "bg-hue-field text-hue-ink" : "bg-accent-soft text-accent",
      )}
    >
      {initials(name)}
    </span>
  );
}
