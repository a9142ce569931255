import { useLocale, useTranslations } from "next-intl";
import { localePath } from "@/lib/i18n/localePath";
import { customerPaths, providerPaths } from "@/lib/paths";
import { AreaAccount, AreaAccountSection } from "./AreaAccount";
import { HeaderFrame } from "./HeaderFrame";
import { NavLinks } from "./NavLinks";
import { FoldedPreferences, PreferenceMenus } from "./PreferenceMenus";
import { useAccountTexts } from "./useAccountTexts";

type AreaHeaderProps = {
  /** Of the signed-in account; null while there is none. */
  email: string | null;
  /** The address of the business's public page. */
  slug: string | null;
};

/** Top bar of the signed-in business (specification, section 2). */
export function AreaHeader({ email, slug }: AreaHeaderProps) {
  const t = useTranslations("providerArea.nav");
  const items = [
    { href: providerPaths.dashboard(), label: t("dashboard"), segments: ["dashboard"] },
    { href: providerPaths.bookings(), label: t("bookings"), segments: ["bookings"] },
    { href: providerPaths.services(), label: t("services"), segments: ["services"] },
    { href: providerPaths.reviews(), label: t("reviews"), segments: ["reviews"] },
    { href: providerPaths.settings(), label: t("settings"), segments: ["settings"], isSection: true },
  ];
  const account = {
    role: "provider",
    email,
    signInHref: providerPaths.auth(),
    homeHref: localePath(useLocale(), providerPaths.home()),
    texts: useAccountTexts(),
    links: [
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
          <AreaAccountSection {...account} />
          <FoldedPreferences />
        </>
      }
    />
  );
}
