import { useTranslations } from "next-intl";
import { brand } from "@/lib/brand";
import { customerPaths, providerPaths } from "@/lib/paths";
import { FooterFrame } from "./FooterFrame";

export function ProviderFooter() {
  const t = useTranslations("layout.footer");
  return (
    <FooterFrame
      columns={[
        {
          title: t("businesses"),
          links: [
            { label: t("dashboard"), href: providerPaths.dashboard() },
            { label: t("pricing"), href: providerPaths.pricing() },
            { label: t("faq"), href: providerPaths.faq() },
          ],
        },
        {
          title: t("company", { name: brand.name }),
          links: [
            { label: t("about"), href: providerPaths.about() },
            { label: t("contact"), href: providerPaths.contact() },
            { label: t("blog"), note: t("blogSoon") },
            { label: t("terms"), href: providerPaths.terms() },
            { label: t("privacy"), href: providerPaths.privacy() },
          ],
        },
        {
          title: t("customers"),
          links: [{ label: t("customerHome"), href: customerPaths.home() }],
        },
      ]}
    />
  );
}
