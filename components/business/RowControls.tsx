"use client";

import clsx from "clsx";
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/actions/Menu";
import { Switch } from "@/components/ui/inputs/Switch";

/** The handle that a row is dragged by, or moved by its keys; its other props come from `useRowDrag`. */
export function RowHandle({ label, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      className="tap -ml-[12px] inline-grid cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink active:cursor-grabbing"
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
}

type RowSwitchProps = {
  label: string;
  isActive: boolean;
  onChange: (isActive: boolean) => void;
  word: string;
};

/** Switches a row's thing on or off at once; `word` is what is seen of the state. */
export function RowSwitch({ label, isActive, onChange, word }: RowSwitchProps) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch
        label={label}
        hideLabel
        checked={isActive}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span aria-hidden="true" className={clsx("text-sm", !isActive && "text-muted")}>
        {word}
      </span>
    </span>
  );
}

type RowEditProps = { label: string; onClick: () => void; children: string };

export function RowEdit({ label, onClick, children }: RowEditProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={<Pencil aria-hidden="true" className="size-4" />}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

type RowMenuProps = {
  words: { more: string; up: string; down: string; remove: string };
  /** The items above those that move the row. */
  children: ReactNode;
  /** Left out where the order cannot be changed; null where the row is at that end of the list. */
  onUp?: (() => void) | null;
  onDown?: (() => void) | null;
  onRemove: () => void;
};

/** The menu at the end of a row. Offers moving too, for those who cannot drag. */
export function RowMenu({ words, children, onUp, onDown, onRemove }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton label={words.more}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {children}
      {onUp === undefined ? null : (
        <MenuItem icon={<ArrowUp aria-hidden="true" />} disabled={onUp === null} onSelect={() => onUp?.()}>
          {words.up}
        </MenuItem>
      )}
      {onDown === undefined ? null : (
        <MenuItem
          icon={<ArrowDown aria-hidden="true" />}
          disabled={onDown === null}
          onSelect={() => onDown?.()}
        >
          {words.down}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={onRemove}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
}
