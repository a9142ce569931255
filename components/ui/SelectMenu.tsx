"use client";

import clsx from "clsx";
import { Check, ChevronDown } from "lucide-react";
import * as MenuPrimitive from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";
import { controlClass } from "./controlClass";
import { useFieldControl } from "./fieldContext";
import { useLandmark } from "./landmark";
import { floatClass } from "./overlayClass";

export type SelectMenuOption = {
  value: string;
  label: string;
  /** Under the label: what the choice means, or why it cannot be made. */
  description?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

type SelectMenuProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: SelectMenuOption[];
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

/** A choice whose options explain themselves: a menu button with radio items. Where nothing needs explaining, use Select. */
export function SelectMenu({
  label,
  value,
  onValueChange,
  options,
  placeholder = "",
  disabled = false,
  className,
}: SelectMenuProps) {
  const field = useFieldControl({});
  const { triggerRef, container } = useLandmark();
  const current = options.find((option) => option.value === value);
  const shown = current?.label ?? placeholder;

  // Options that cannot be chosen stay reachable by keyboard, so that their reason is read out.
  function choose(next: string) {
    if (!options.find((option) => option.value === next)?.disabled) onValueChange(next);
  }

  return (
    <MenuPrimitive.Root modal={false}>
      <MenuPrimitive.Trigger
        {...field}
        ref={triggerRef}
        disabled={disabled}
        aria-label={`${label}: ${shown}`}
        className={clsx(
          controlClass,
          "flex items-center gap-2.5 text-left [&_svg]:size-5 [&_svg]:shrink-0",
          className,
        )}
      >
        {current?.icon}
        <span className={clsx("min-w-0 flex-1 truncate", !current && "text-muted")}>{shown}</span>
        <ChevronDown aria-hidden="true" className="text-muted" />
      </MenuPrimitive.Trigger>
      <MenuPrimitive.Portal container={container}>
        <MenuPrimitive.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            floatClass,
            "max-h-(--radix-dropdown-menu-content-available-height) min-w-(--radix-dropdown-menu-trigger-width) overflow-y-auto p-1.5",
          )}
        >
          <MenuPrimitive.RadioGroup aria-label={label} value={value} onValueChange={choose}>
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </MenuPrimitive.RadioGroup>
        </MenuPrimitive.Content>
      </MenuPrimitive.Portal>
    </MenuPrimitive.Root>
  );
}

function SelectItem({ option }: { option: SelectMenuOption }) {
  return (
    <MenuPrimitive.RadioItem
      value={option.value}
      aria-disabled={option.disabled || undefined}
      onSelect={(event) => {
        if (option.disabled) event.preventDefault();
      }}
      className="grid min-h-11 grid-cols-[1.25rem_1fr] items-start gap-x-2.5 rounded-sm px-2.5 py-2.5 outline-none data-highlighted:bg-sunken"
    >
      <span className="col-start-1 row-start-1 pt-0.5">
        <MenuPrimitive.ItemIndicator>
          <Check aria-hidden="true" className="size-5 text-accent" />
        </MenuPrimitive.ItemIndicator>
      </span>
      <span
        className={clsx(
          "col-start-2 flex items-center gap-2 font-medium [&_svg]:size-4.5",
          option.disabled && "text-muted",
        )}
      >
        {option.icon}
        {option.label}
      </span>
      {option.description ? (
        <span className="col-start-2 text-muted text-sm">{option.description}</span>
      ) : null}
    </MenuPrimitive.RadioItem>
  );
}
