"use client";

import { ArrowDown, ArrowUp, CalendarOff, Clock, Ellipsis, ImageIcon, KeyRound, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Menu, MenuItem, MenuSeparator } from "@/components/ui/actions/Menu";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";

type PersonMenuProps = {
  person: OwnStaffMember;
  /** null at its end. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  onRemove: () => void;
};

/** What else can be done with a person. */
export function PersonMenu({ person, onUp, onDown, onRemove }: PersonMenuProps) {
  const t = useTranslations("providerSettings.people");
  const router = useRouter();
  const query = { person: person.id };
  return (
    <Menu
      trigger={
        <IconButton label={t("more", { name: person.name })}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<Clock aria-hidden="true" />}
        onSelect={() => router.push(providerPaths.settingsHours(query))}
      >
        {t("ownHours")}
      </MenuItem>
      <MenuItem
        icon={<CalendarOff aria-hidden="true" />}
        onSelect={() => router.push(providerPaths.settingsAbsences(query))}
      >
        {t("ownAbsences")}
      </MenuItem>
      <MenuItem
        icon={<ImageIcon aria-hidden="true" />}
        onSelect={() => router.push(providerPaths.settingsPictures({ person: person.id }))}
      >
        {t("portrait")}
      </MenuItem>
      {person.isActive ? (
        <MenuItem
          icon={<KeyRound aria-hidden="true" />}
          onSelect={() => router.push(providerPaths.settingsAccess({ person: person.id }))}
        >
          {t("signIn")}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<ArrowUp aria-hidden="true" />} disabled={onUp === null} onSelect={() => onUp?.()}>
        {t("up")}
      </MenuItem>
      <MenuItem
        icon={<ArrowDown aria-hidden="true" />}
        disabled={onDown === null}
        onSelect={() => onDown?.()}
      >
        {t("down")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={onRemove}>
        {t("remove")}
      </MenuItem>
    </Menu>
  );
}
