import { useLocale, useTranslations } from "next-intl";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths, providerPaths } from "@/lib/paths";
import { AccountMenu, AccountSection } from "./AccountMenu";
import { HeaderFrame } from "./HeaderFrame";
import { NavLinks } from "./NavLinks";
import { Languages, PreferenceMenus, Theme } from "./PreferenceMenus";
import { useAccountTexts } from "./useAccountTexts";

/** Top bar of the customer portal. */
export function CustomerHeader() {
  const t = useTranslations("layout");
  const texts = useAccountTexts();
  const items = [
    { href: customerPaths.services(), label: t("nav.services"), segments: ["customer", "services"] },
    { href: customerPaths.providers(), label: t("nav.providers"), segments: ["customer", "providers"] },
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
    <HeaderFrame
      homeHref={customerPaths.home()}
      nav={<NavLinks label={t("customerNav")} items={items} direction="row" />}
      actions={
        <>
          <Link
            href={providerPaths.home()}
            prefetch={false}
            className="flex min-h-11 items-center rounded-md px-3 font-medium no-underline hover:bg-sunken"
          >
            {t("nav.business")}
          </Link>
          <PreferenceMenus />
          <div className="ml-2">
            <AccountMenu {...account} />
          </div>
        </>
      }
      folded={
        <>
          <NavLinks label={t("customerNav")} items={items} direction="column" />
          <AccountSection {...account} />
          <Link
            href={providerPaths.home()}
            prefetch={false}
            className="flex min-h-11 items-center rounded-md px-3 font-medium no-underline hover:bg-sunken"
          >
            {t("nav.business")}
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
