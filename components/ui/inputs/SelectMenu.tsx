"use client";

import * as SelectPrimitive from "@radix-ui/react-select";
import clsx from "clsx";
import { Check, ChevronDown } from "lucide-react";
import type { ReactNode, SyntheticEvent } from "react";
import { useLandmark } from "../navigation/landmark";
import { floatClass } from "../overlays/overlayClass";
import { controlClass } from "./controlClass";
import { useFieldControl } from "./fieldContext";

export type SelectMenuOption = {
  value: string;
  label: string;
  /** Below the label: what the option means, or why it cannot be chosen. */
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

/** A listbox whose options have explanations. Where none are needed, use Select. */
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

  return (
    <SelectPrimitive.Root value={value} onValueChange={onValueChange} disabled={disabled}>
      <SelectPrimitive.Trigger
        {...field}
        ref={triggerRef}
        aria-label={label}
        className={clsx(
          controlClass,
          "flex items-center gap-2.5 text-left [&_svg]:size-5 [&_svg]:shrink-0",
          className,
        )}
      >
        {current?.icon}
        <span className={clsx("min-w-0 flex-1 truncate", !current && "text-muted")}>
          <SelectPrimitive.Value>{current?.label ?? placeholder}</SelectPrimitive.Value>
        </span>
        <ChevronDown aria-hidden="true" className="text-muted" />
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal container={container}>
        <SelectPrimitive.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className={clsx(
            floatClass,
            "max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-y-auto",
          )}
        >
          <SelectPrimitive.Viewport className="p-1.5">
            {options.map((option) => (
              <SelectItem key={option.value} option={option} />
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
}

const chooses = (event: SyntheticEvent): boolean =>
  !("key" in event) || event.key === "Enter" || event.key === " ";

/** An option that cannot be chosen is marked but not skipped, so that keyboards and screen readers reach its reason. */
function SelectItem({ option }: { option: SelectMenuOption }) {
  function refuse(event: SyntheticEvent) {
    if (option.disabled && chooses(event)) event.preventDefault();
  }
  return (
    <SelectPrimitive.Item
      value={option.value}
      textValue={option.label}
      aria-disabled={option.disabled || undefined}
      // Only the name is visible, by which voice control finds it.
      {...(option.description
        ? { "aria-label": `${option.label} ${option.description}`, "aria-labelledby": undefined }
        : {})}
      onClick={refuse}
      onPointerUp={refuse}
      onKeyDown={refuse}
      className="grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-2.5 rounded-sm px-2.5 py-2.5 outline-none data-highlighted:bg-sunken"
    >
      <span className="col-start-1 row-start-1 pt-0.5">
        <SelectPrimitive.ItemIndicator>
          <Check aria-hidden="true" className="size-5 text-accent" />
        </SelectPrimitive.ItemIndicator>
      </span>
      <span
        className={clsx(
          "col-start-2 flex flex-wrap items-center gap-x-2 font-medium [&_svg]:size-4.5",
          option.disabled && "text-muted",
        )}
      >
        {option.icon}
        <SelectPrimitive.ItemText>{option.label}</SelectPrimitive.ItemText>
      </span>{" "}
      {option.description ? (
        <span className="col-start-2 text-muted text-sm">{option.description}</span>
      ) : null}
    </SelectPrimitive.Item>
  );
}
