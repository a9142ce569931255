import * as Slot from "@radix-ui/react-slot";
import clsx from "clsx";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./buttonClass";

type ButtonSlotProps = ComponentProps<typeof Slot.Root> & ButtonLook;

/**
 * Gives its one child, for instance a router link, the look of a button. A module of its own: most pages send `Button` to
 * the browser, and render this on the server alone.
 */
export function ButtonSlot({ variant, size, block, className, ...rest }: ButtonSlotProps) {
  return <Slot.Root className={clsx(buttonClass({ variant, size, block }), className)} {...rest} />;
}
