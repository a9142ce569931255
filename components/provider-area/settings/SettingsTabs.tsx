"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/ui/TabLinks";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

/** The pages of the settings. */
export function SettingsTabs() {
  const t = useTranslations("providerSettings.tabs");
  const here = useSelectedLayoutSegment();
  const pages = [
    { segment: null, href: providerPaths.settings(), label: t("profile") },
    { segment: "pictures", href: providerPaths.settingsPictures(), label: t("pictures") },
    { segment: "hours", href: providerPaths.settingsHours(), label: t("hours") },
    { segment: "absences", href: providerPaths.settingsAbsences(), label: t("absences") },
    { segment: "people", href: providerPaths.settingsPeople(), label: t("people") },
    { segment: "rules", href: providerPaths.settingsRules(), label: t("rules") },
    { segment: "account", href: providerPaths.settingsAccount(), label: t("account") },
  ];
  return (
    <TabLinks
      label={t("label")}
      linkComponent={Link}
      items={pages.map(({ segment, ...page }) => ({ ...page, current: segment === here }))}
    />
  );
}
