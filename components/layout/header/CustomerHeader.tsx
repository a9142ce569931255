import { useLocale, useTranslations } from "next-intl";
import { localePath } from "@/lib/i18n/localePath";
import { customerPaths, providerPaths } from "@/lib/paths";
import { PortalHeader } from "./PortalHeader";
import { useAccountTexts } from "./useAccountTexts";

/** The header of the customer portal. */
export function CustomerHeader() {
  const t = useTranslations("layout");
  const texts = useAccountTexts();
  const items = [
    { href: customerPaths.services(), label: t("nav.services"), segments: ["customer", "services"] },
    { href: customerPaths.providers(), label: t("nav.providers"), segments: ["customer", "providers"] },
    { href: customerPaths.favourites(), label: t("nav.favourites"), segments: ["customer", "favourites"] },
  ];
  const account = {
    role: "customer",
    signInHref: customerPaths.auth(),
    homeHref: localePath(useLocale(), customerPaths.home()),
    texts,
    links: [
      { href: customerPaths.bookings(), label: t("account.bookings") },
      { href: customerPaths.profile(), label: t("account.profile") },
      { href: providerPaths.home(), label: t("account.business") },
    ],
  } as const;
  return (
    <PortalHeader
      homeHref={customerPaths.home()}
      navLabel={t("customerNav")}
      items={items}
      account={account}
      other={{ href: providerPaths.home(), label: t("nav.business"), isOnBar: true }}
    />
  );
}
