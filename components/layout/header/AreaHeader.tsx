import { useLocale, useTranslations } from "next-intl";
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
};

/** The header of the signed-in business (SITE-16). */
export function AreaHeader({ email, slug, isMember }: AreaHeaderProps) {
  const t = useTranslations("providerArea.nav");
  const own = useTranslations("access.nav");
  const ofOwners = [
    { href: providerPaths.dashboard(), label: t("dashboard"), segments: ["dashboard"] },
    { href: providerPaths.bookings(), label: t("bookings"), segments: ["bookings"] },
    { href: providerPaths.services(), label: t("services"), segments: ["services"] },
    { href: providerPaths.reviews(), label: t("reviews"), segments: ["reviews"] },
    { href: providerPaths.settings(), label: t("settings"), segments: ["settings"], isSection: true },
  ];
  const ofMembers = [
    { href: providerPaths.dashboard(), label: own("day"), segments: ["dashboard"] },
    { href: providerPaths.bookings(), label: own("bookings"), segments: ["bookings"] },
    { href: providerPaths.settingsAbsences(), label: own("absences"), segments: ["settings", "absences"] },
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
          <PreferenceMenus />
          <div className="ml-2">
            <AreaAccount {...account} />
          </div>
        </>
      }
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
