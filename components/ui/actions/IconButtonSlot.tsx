import * as Slot from "@radix-ui/react-slot";
import { type IconButtonProps, iconButtonClass } from "./IconButton";

/** Gives its one child, for instance a router link, the look and the label of an icon button. */
export function IconButtonSlot({ label, variant, className, ...rest }: IconButtonProps) {
  return <Slot.Root aria-label={label} className={iconButtonClass(variant, className)} {...rest} />;
}
