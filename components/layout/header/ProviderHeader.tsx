import { useLocale, useTranslations } from "next-intl";
import { localePath } from "@/lib/i18n/localePath";
import { customerPaths, providerPaths } from "@/lib/paths";
import { PortalHeader } from "./PortalHeader";
import { useAccountTexts } from "./useAccountTexts";

/** The header of the provider portal's public pages. Prices are for visitors without an account. */
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
    <PortalHeader
      homeHref={providerPaths.home()}
      tag={t("footer.businesses")}
      navLabel={t("providerNav")}
      items={items}
      account={account}
      other={{ href: customerPaths.home(), label: t("nav.forCustomers") }}
    />
  );
}
