"use client";

import { ChevronDown, LogOut, User } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from "@/components/ui/actions/Menu";
import { notify } from "@/components/ui/overlays/notify";
import { Popover } from "@/components/ui/overlays/Popover";
import { Tooltip } from "@/components/ui/overlays/Tooltip";
import { controls } from "../samples/controls";

const { copy, menu, popover, tooltip } = controls;

export function CopyDemo() {
  const props = {
    value: copy.value,
    label: copy.label,
    copiedLabel: copy.copied,
    onError: () => notify({ tone: "error", title: copy.failed }),
  };
  return (
    <>
      <CopyButton {...props} />
      <CopyButton {...props} showLabel />
    </>
  );
}

export function MenuDemo() {
  const [language, setLanguage] = useState("sv");
  return (
    <Menu
      trigger={<Button trailing={<ChevronDown aria-hidden="true" />}>{menu.trigger}</Button>}
      align="start"
    >
      <MenuLabel>{menu.email}</MenuLabel>
      {menu.items.map((item) => (
        <MenuItem key={item} icon={<User aria-hidden="true" />}>
          {item}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuRadioGroup
        label={menu.language}
        value={language}
        onValueChange={setLanguage}
        options={[...menu.languages]}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} tone="danger">
        {menu.signOut}
      </MenuItem>
    </Menu>
  );
}

export function PopoverDemo() {
  return (
    <Popover trigger={<Button variant="quiet">{popover.trigger}</Button>} label={popover.trigger}>
      <p className="max-w-64">{popover.text}</p>
    </Popover>
  );
}

export function TooltipDemo() {
  return (
    <Tooltip content={tooltip.text}>
      <Button variant="quiet">{tooltip.trigger}</Button>
    </Tooltip>
  );
}
