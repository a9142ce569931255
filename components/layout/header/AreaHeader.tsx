import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { localePath } from "@/lib/i18n/localePath";
import { customerPaths, providerPaths } from "@/lib/paths";
import { AreaAccount, FoldedAreaAccount } from "./AreaAccount";
import { HeaderFrame } from "./HeaderFrame";
import { NavLinks } from "./NavLinks";
import { FoldedPreferences, PreferenceMenus } from "./PreferenceMenus";
import { useAccountTexts } from "./useAccountTexts";

type AreaHeaderProps = {
  /** The e-mail address of the signed-in account; null while there is none. */
  email: string | null;
  /** The slug of the business's public page. */
  slug: string | null;
  /** Whether a member is signed in, whose links lead to their own pages only. */
  isMember: boolean;
  /** What is new, beside the menus at every width. */
  bell: ReactNode;
};

/** The header of the signed-in business (SITE-16). */
export function AreaHeader({ email, slug, isMember, bell }: AreaHeaderProps) {
  const t = useTranslations("providerArea.nav");
  const own = useTranslations("access.nav");
  const ofOwners = [
    { href: providerPaths.dashboard(), label: t("dashboard"), segments: ["dashboard"] },
    { href: providerPaths.bookings(), label: t("bookings"), segments: ["bookings"] },
    { href: providerPaths.clients(), label: t("clients"), segments: ["clients"], isSection: true },
    { href: providerPaths.services(), label: t("services"), segments: ["services"] },
    { href: providerPaths.reviews(), label: t("reviews"), segments: ["reviews"] },
    { href: providerPaths.finance(), label: t("finance"), segments: ["finance"], isSection: true },
    { href: providerPaths.settings(), label: t("settings"), segments: ["settings"], isSection: true },
  ];
  const ofMembers = [
    { href: providerPaths.dashboard(), label: own("day"), segments: ["dashboard"] },
    { href: providerPaths.bookings(), label: own("bookings"), segments: ["bookings"] },
    { href: providerPaths.settingsAbsences(), label: own("absences"), segments: ["settings", "absences"] },
    {
      href: providerPaths.settingsCalendars(),
      label: own("calendars"),
      segments: ["settings", "calendars"],
    },
  ];
  const items = isMember ? ofMembers : ofOwners;
  const account = {
    role: "provider",
    email,
    signInHref: providerPaths.auth(),
    homeHref: localePath(useLocale(), providerPaths.home()),
    texts: useAccountTexts(),
    links: [
      { href: providerPaths.settingsAccount(), label: t("account") },
      { href: providerPaths.settingsNotices(), label: t("notices") },
      ...(slug === null ? [] : [{ href: customerPaths.provider(slug), label: t("publicPage") }]),
      { href: providerPaths.home(), label: t("portalHome") },
    ],
  } as const;
  return (
    <HeaderFrame
      foldAt="area"
      homeHref={providerPaths.dashboard()}
      nav={<NavLinks label={t("label")} items={items} direction="row" />}
      actions={
        <>
          <PreferenceMenus compact />
          <div className="ml-2">
            <AreaAccount {...account} />
          </div>
        </>
      }
      always={bell}
      folded={
        <>
          <NavLinks label={t("label")} items={items} direction="column" />
          <FoldedAreaAccount {...account} />
          <FoldedPreferences />
        </>
      }
    />
  );
}
