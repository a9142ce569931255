import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { Breadcrumb } from "@/components/ui/navigation/Breadcrumb";
import type { ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { FavouriteButton } from "../favourites/FavouriteButton";
import { ContactSection } from "./ContactSection";
import { DetailHero } from "./DetailHero";
import { DetailSection } from "./DetailSection";
import { HoursTable } from "./HoursTable";
import { LatestReviews } from "./LatestReviews";
import { ProviderIntro, ProviderServices } from "./ProviderPanelDetail";
import { ProviderPictures } from "./ProviderPictures";

type ProviderPageProps = {
  provider: ProviderDetail;
  /** Whether services open in the drawer over the page, or lead to pages of their own. */
  mode: "open" | "page";
};

/** A business's own page. */
export function ProviderPage({ provider, mode }: ProviderPageProps) {
  const t = useTranslations("catalogue.detail");
  const layout = useTranslations("layout.nav");
  const common = useTranslations("common");
  const [category] = provider.categories;
  return (
    <div className="wrap py-3 sm:py-5">
      <Breadcrumb
        label={common("breadcrumb")}
        linkComponent={QuietLink}
        items={[
          { label: layout("providers"), href: customerPaths.providers() },
          ...(category
            ? [{ label: category.name, href: customerPaths.providers({ category: category.slug }) }]
            : []),
          { label: provider.companyName },
        ]}
      />
      <DetailHero
        images={[provider.profileImageUrl]}
        seed={provider.id}
        category={category}
        name={provider.companyName}
        alt={provider.pictures[0]?.alt ?? ""}
        className="mt-2 h-40 rounded-lg sm:h-64"
      />
      <div className="mt-7 grid grid-cols-1 gap-x-14 gap-y-9 lg:grid-cols-[1fr_24rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-9">
          <div className="grid grid-cols-1 gap-3">
            <div className="flex items-start justify-between gap-4">
              <h1 lang={contentLocale} className="min-w-0 font-bold text-2xl">
                {provider.companyName}
              </h1>
              <FavouriteButton provider={provider} />
            </div>
            <ProviderIntro provider={provider} />
            <ProviderPictures provider={provider} />
          </div>
          <DetailSection title={t("services")} level={2}>
            <ProviderServices provider={provider} headingLevel={3} mode={mode} />
          </DetailSection>
          <DetailSection title={t("reviews")} level={2}>
            <LatestReviews
              reviews={provider.reviews}
              providerName={provider.companyName}
              timeZone={provider.timeZone}
              withService
            />
          </DetailSection>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-9">
          <DetailSection title={t("hours")} level={2} className="lg:border-0 lg:pt-0">
            <HoursTable hours={provider.hours} specialDays={provider.specialDays} />
          </DetailSection>
          <ContactSection provider={provider} level={2} />
        </div>
      </div>
    </div>
  );
}
