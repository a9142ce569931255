"use client";

import * as PopoverPrimitive from "@radix-ui/react-popover";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { BackCloses } from "./BackCloses";
import { floatClass } from "./overlayClass";

type PopoverProps = {
  trigger: ReactElement;
  /** The name of the layer, for screen readers. */
  label: string;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A layer beside its button that is not modal. */
export function Popover({
  trigger,
  label,
  align = "start",
  side = "bottom",
  open,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange ? { onOpenChange } : {}) };
  return (
    <PopoverPrimitive.Root {...state}>
      <PopoverPrimitive.Trigger asChild>{trigger}</PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          aria-label={label}
          className={clsx(
            floatClass,
            "max-h-(--radix-popover-content-available-height) overflow-y-auto p-4",
            className,
          )}
        >
          <BackCloses />
          {children}
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}
