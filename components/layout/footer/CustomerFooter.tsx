import { useTranslations } from "next-intl";
import { brand } from "@/lib/brand";
import { customerPaths, providerPaths } from "@/lib/paths";
import { servicesAnchor } from "../anchors";
import { FooterFrame } from "./FooterFrame";

export function CustomerFooter() {
  const t = useTranslations("layout.footer");
  return (
    <FooterFrame
      columns={[
        {
          title: t("customers"),
          links: [
            { label: t("services"), href: `${customerPaths.home()}#${servicesAnchor}` },
            { label: t("providers"), href: customerPaths.providers() },
            { label: t("favourites"), href: customerPaths.favourites() },
            { label: t("bookings"), href: customerPaths.bookings() },
            { label: t("findBookings"), href: customerPaths.findBookings() },
            { label: t("faq"), href: customerPaths.faq() },
          ],
        },
        {
          title: t("businesses"),
          links: [
            { label: t("providerHome"), href: providerPaths.home() },
            { label: t("pricing"), href: providerPaths.pricing() },
          ],
        },
        {
          title: t("company", { name: brand.name }),
          links: [
            { label: t("about"), href: customerPaths.about() },
            { label: t("contact"), href: customerPaths.contact() },
            { label: t("blog"), note: t("blogSoon") },
            { label: t("terms"), href: customerPaths.terms() },
            { label: t("privacy"), href: customerPaths.privacy() },
          ],
        },
      ]}
    />
  );
}
