"use client";

import * as MenuPrimitive from "@radix-ui/react-dropdown-menu";
import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useLandmark } from "../navigation/landmark";
import { BackCloses } from "../overlays/BackCloses";
import { floatClass } from "../overlays/overlayClass";

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Names the menu where the trigger's own text does not. */
  label?: string;
  align?: "start" | "center" | "end";
  children: ReactNode;
};

/** A menu of actions or links with the keyboard support of the ARIA pattern: arrows, Home, End, first letters, Esc. */
export function Menu({ trigger, label, align = "end", children }: MenuProps) {
  const { triggerRef, container } = useLandmark();
  return (
    <MenuPrimitive.Root modal={false}>
      <MenuPrimitive.Trigger ref={triggerRef} asChild>
        {trigger}
      </MenuPrimitive.Trigger>
      <MenuPrimitive.Portal container={container}>
        <MenuPrimitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...(label ? { "aria-label": label, "aria-labelledby": undefined } : {})}
          className={clsx(
            floatClass,
            "max-h-(--radix-dropdown-menu-content-available-height) min-w-56 overflow-y-auto p-1.5",
          )}
        >
          <BackCloses />
          {children}
        </MenuPrimitive.Content>
      </MenuPrimitive.Portal>
    </MenuPrimitive.Root>
  );
}

const itemLook =
  "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-2 text-left font-medium no-underline outline-none data-highlighted:bg-sunken data-disabled:text-muted data-disabled:cursor-not-allowed [&_svg]:size-5 [&_svg]:shrink-0";

type MenuItemProps = {
  icon?: ReactNode;
  tone?: "danger";
  onSelect?: (event: Event) => void;
  disabled?: boolean;
  /** Applies the look to its one child, for instance a router link. */
  asChild?: boolean;
  children: ReactNode;
};

export function MenuItem({
  icon,
  tone,
  onSelect,
  disabled = false,
  asChild = false,
  children,
}: MenuItemProps) {
  return (
    <MenuPrimitive.Item
      asChild={asChild}
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
      className={clsx(itemLook, tone === "danger" && "text-danger")}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </MenuPrimitive.Item>
  );
}

type MenuRadioGroupProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: { value: string; label: ReactNode; lang?: string }[];
};

export function MenuRadioGroup({ label, value, onValueChange, options }: MenuRadioGroupProps) {
  return (
    <MenuPrimitive.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <MenuPrimitive.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={itemLook}
        >
          <span className="grid size-5 place-items-center">
            <MenuPrimitive.ItemIndicator>
              <Check aria-hidden="true" className="text-accent" />
            </MenuPrimitive.ItemIndicator>
          </span>
          {option.label}
        </MenuPrimitive.RadioItem>
      ))}
    </MenuPrimitive.RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <MenuPrimitive.Label className="truncate px-3 pt-2 pb-1.5 text-muted text-sm">
      {children}
    </MenuPrimitive.Label>
  );
}

export function MenuSeparator() {
  return <MenuPrimitive.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
