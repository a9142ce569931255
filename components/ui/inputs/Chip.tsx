import clsx from "clsx";
import { Check, X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { LinkComponent } from "../actions/link";
import { VisuallyHidden } from "../display/VisuallyHidden";

const chipLook =
  "inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border-[1.5px] px-4 [overflow-wrap:anywhere] font-medium text-sm no-underline transition-colors duration-150 [&_svg]:size-4 [&_svg]:shrink-0";

type ToggleChipProps = Omit<ComponentProps<"button">, "onChange"> & {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
};

/** A filter that is on or off. */
export function ToggleChip({ pressed, onPressedChange, className, children, ...rest }: ToggleChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className={clsx(
        chipLook,
        pressed ? "border-ink bg-ink text-surface" : "border-line bg-card text-ink hover:border-control",
        className,
      )}
    >
      {pressed ? <Check aria-hidden="true" /> : null}
      {children}
    </button>
  );
}

type RemovableChipProps = {
  /** The label of the remove button, with the filter's name: "Remove Stockholm". */
  removeLabel: string;
  /** The address without this filter; or onRemove for client state. */
  href?: string;
  linkComponent?: LinkComponent;
  onRemove?: () => void;
  children: ReactNode;
};

/** An active filter with a button to remove it. */
export function RemovableChip({
  removeLabel,
  href,
  linkComponent: Link = "a",
  onRemove,
  children,
}: RemovableChipProps) {
  const look = clsx(chipLook, "border-line bg-sunken pr-3 text-ink hover:border-control");
  const content = (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{removeLabel}</VisuallyHidden>
      <X aria-hidden="true" />
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onRemove} className={look}>
      {content}
    </button>
  );
}
