import { useLocale, useTranslations } from "next-intl";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths, providerPaths } from "@/lib/paths";
import { AccountMenu, AccountSection } from "./AccountMenu";
import { HeaderFrame } from "./HeaderFrame";
import { NavLinks } from "./NavLinks";
import { Languages, PreferenceMenus, Theme } from "./PreferenceMenus";
import { useAccountTexts } from "./useAccountTexts";

/** Navbar of the provider portal's public pages. Prices are for those who have no account yet. */
export function ProviderHeader() {
  const t = useTranslations("layout");
  const texts = { ...useAccountTexts(), label: t("account.manage") };
  const items = [
    { href: providerPaths.home(), label: t("nav.providerHome"), segments: ["provider"] },
    { href: providerPaths.about(), label: t("nav.about"), segments: ["provider", "about"] },
    { href: providerPaths.contact(), label: t("nav.contact"), segments: ["provider", "contact"] },
    {
      href: providerPaths.pricing(),
      label: t("nav.pricing"),
      segments: ["provider", "pricing"],
      signedOutOnly: "provider",
    },
  ] as const;
  const account = {
    role: "provider",
    signInHref: providerPaths.auth(),
    homeHref: localePath(useLocale(), providerPaths.home()),
    texts,
    links: [
      { href: providerPaths.dashboard(), label: t("account.dashboard") },
      { href: providerPaths.services(), label: t("account.services") },
      { href: providerPaths.reviews(), label: t("account.reviews") },
      { href: providerPaths.settings(), label: t("account.settings") },
    ],
  } as const;
  return (
    <HeaderFrame
      homeHref={providerPaths.home()}
      tag={t("footer.businesses")}
      nav={<NavLinks label={t("providerNav")} items={items} direction="row" />}
      actions={
        <>
          <PreferenceMenus />
          <div className="ml-2">
            <AccountMenu {...account} />
          </div>
        </>
      }
      folded={
        <>
          <NavLinks label={t("providerNav")} items={items} direction="column" />
          <AccountSection {...account} />
          <Link
            href={customerPaths.home()}
            prefetch={false}
            className="flex min-h-11 items-center rounded-md px-3 font-medium no-underline hover:bg-sunken"
          >
            {t("nav.forCustomers")}
          </Link>
          <div className="grid gap-4 border-line border-t pt-4">
            <Languages className="grid grid-cols-2" />
            <Theme />
          </div>
        </>
      }
    />
  );
}
