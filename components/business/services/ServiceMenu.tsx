"use client";

import { ArrowDown, ArrowUp, Copy, Ellipsis, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/actions/Menu";
import type { OwnService } from "@/lib/business/ownServices";

type ServiceMenuProps = {
  service: OwnService;
  onCopy: () => void;
  onRemove: () => void;
  /** Left out where the order is not changed; null at its end. */
  onUp?: (() => void) | null;
  onDown?: (() => void) | null;
};

/** What else can be done with a service: by pointer alone all that dragging and keys do. */
export function ServiceMenu({ service, onCopy, onRemove, onUp, onDown }: ServiceMenuProps) {
  const t = useTranslations("providerArea.services");
  return (
    <Menu
      trigger={
        <IconButton label={t("more", { service: service.name })}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={onCopy}>
        {t("copy")}
      </MenuItem>
      {onUp === undefined ? null : (
        <MenuItem icon={<ArrowUp aria-hidden="true" />} disabled={onUp === null} onSelect={() => onUp?.()}>
          {t("up")}
        </MenuItem>
      )}
      {onDown === undefined ? null : (
        <MenuItem
          icon={<ArrowDown aria-hidden="true" />}
          disabled={onDown === null}
          onSelect={() => onDown?.()}
        >
          {t("down")}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={onRemove}>
        {t("remove")}
      </MenuItem>
    </Menu>
  );
}
