import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { contentWords } from "@/components/ui/display/contentWords";
import { Notice } from "@/components/ui/feedback/Notice";
import { Breadcrumb } from "@/components/ui/navigation/Breadcrumb";
import type { BusinessAddress } from "@/lib/directory/detail/businessAddress";
import type { ProviderChoice, ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { BusinessHead } from "../business/BusinessHead";
import { BusinessReviews, type FoundReviews } from "../business/BusinessReviews";
import { BusinessServices } from "../business/BusinessServices";
import { PeopleSection } from "../business/PeopleSection";
import { ReviewsProblem } from "../business/ReviewsProblem";
import { RulesSection } from "../business/RulesSection";
import { WeekRibbons } from "../business/WeekRibbons";
import { WhoLinks } from "../business/WhoLinks";
import type { Attempt } from "../search/attempt";
import { ContactSection } from "./ContactSection";
import { DetailDescription, DetailSection } from "./DetailSection";
import { HoursTable } from "./HoursTable";
import { ProviderPictures } from "./ProviderPictures";

type ProviderPageProps = {
  provider: ProviderDetail;
  choice: ProviderChoice;
  reviews: Attempt<FoundReviews>;
  address: BusinessAddress;
  /** Whether services open in the drawer over the page, or lead to pages of their own. */
  mode: "open" | "page";
};

/** A business's own page: who, when and what first, then all that helps to decide. */
export function ProviderPage({ provider, choice, reviews, address, mode }: ProviderPageProps) {
  const t = useTranslations("catalogue.detail");
  const place = { choice, slug: provider.slug, address };
  return (
    <div className="wrap py-4">
      <Crumbs provider={provider} />
      <BusinessHead provider={provider} />
      {provider.isOnboarded ? null : (
        <Notice tone="info" title={t("soon")} className="mt-4">
          {t("notOnboarded")}
        </Notice>
      )}
      <div className="mt-3 grid grid-cols-1 gap-x-12 gap-y-4 lg:mt-5 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-3 lg:gap-5">
          <WhoLinks {...place} />
          <WeekRibbons {...place} />
        </div>
        <BusinessServices provider={provider} choice={choice} address={address} mode={mode} />
      </div>
      <div className="mt-9 grid grid-cols-1 gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-9">
          <PeopleSection {...place} />
          <About provider={provider} />
          <div id="reviews" className="scroll-mt-20">
            <DetailSection title={t("reviews")} level={2}>
              {reviews.ok ? (
                <BusinessReviews provider={provider} found={reviews.value} address={address} />
              ) : (
                <ReviewsProblem slug={provider.slug} address={address} />
              )}
            </DetailSection>
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-9">
          <DetailSection title={t("hours")} level={2}>
            <HoursTable
              hours={provider.hours}
              specialDays={provider.specialDays}
              timeZone={provider.timeZone}
            />
          </DetailSection>
          <RulesSection rules={{ ...choice, freeCancellationHours: provider.freeCancellationHours }} />
          <ContactSection provider={provider} level={2} />
        </div>
      </div>
    </div>
  );
}

function Crumbs({ provider }: { provider: ProviderDetail }) {
  const layout = useTranslations("layout.nav");
  const common = useTranslations("common");
  const [category] = provider.categories;
  return (
    <Breadcrumb
      label={common("breadcrumb")}
      linkComponent={QuietLink}
      // A phone's first screen is for the times.
      className="max-sm:hidden"
      items={[
        { label: layout("providers"), href: customerPaths.providers() },
        ...(category
          ? [{ label: category.name, href: customerPaths.providers({ category: category.slug }) }]
          : []),
        { label: provider.companyName, lang: contentLocale },
      ]}
    />
  );
}

/** What the business says of itself, and its pictures. */
function About({ provider }: { provider: ProviderDetail }) {
  const t = useTranslations("businessPage");
  const { description, pictures, companyName: name } = provider;
  return (
    <>
      {description === "" ? null : (
        <DetailSection title={t.rich("about", { name, words: contentWords })} level={2}>
          <DetailDescription>{description}</DetailDescription>
        </DetailSection>
      )}
      {pictures.length < 2 ? null : (
        <DetailSection title={t("photos")} level={2}>
          <ProviderPictures provider={provider} />
        </DetailSection>
      )}
    </>
  );
}
