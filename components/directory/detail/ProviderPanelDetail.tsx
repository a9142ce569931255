import { useTranslations } from "next-intl";
import { Tag } from "@/components/ui/display/Tag";
import { Notice } from "@/components/ui/feedback/Notice";
import type { ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { hueOf } from "../cards/categoryColour";
import { ProviderRating } from "../cards/ProviderRating";
import { ContactSection } from "./ContactSection";
import { DetailHero } from "./DetailHero";
import { DetailRibbon } from "./DetailRibbon";
import { DetailDescription, DetailSection } from "./DetailSection";
import { HoursTable } from "./HoursTable";
import { LatestReviews } from "./LatestReviews";
import { ServiceList } from "./ServiceList";

/** A business in the directory's panel. */
export function ProviderPanelDetail({ provider }: { provider: ProviderDetail }) {
  const t = useTranslations("catalogue.detail");
  return (
    <div className="grid grid-cols-1 gap-7">
      <DetailHero
        images={[provider.profileImageUrl]}
        seed={provider.id}
        category={provider.categories[0]}
        name={provider.companyName}
        sizes="(min-width: 40rem) 36rem, 100vw"
        className="-mx-5 -mt-5 h-44"
      />
      <ProviderIntro provider={provider} />
      <DetailSection title={t("services")} level={3}>
        <ProviderServices provider={provider} headingLevel={4} mode="focus" />
      </DetailSection>
      <ContactSection provider={provider} level={3} />
      <DetailSection title={t("hours")} level={3}>
        <HoursTable hours={provider.hours} specialDays={provider.specialDays} timeZone={provider.timeZone} />
      </DetailSection>
      <DetailSection title={t("reviews")} level={3}>
        <LatestReviews
          reviews={provider.reviews}
          providerName={provider.companyName}
          timeZone={provider.timeZone}
          withService
        />
      </DetailSection>
    </div>
  );
}

/** Place, rating, description and today's ribbon. */
function ProviderIntro({ provider }: { provider: ProviderDetail }) {
  const t = useTranslations("catalogue.detail");
  const { ribbon } = provider;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-2">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
          <span>{provider.city ?? t("missing")}</span>
          <ProviderRating provider={provider} size="md" newLabel={t("newProvider")} />
        </p>
        <ul className="flex flex-wrap gap-2">
          {provider.categories.map((category) => (
            <li key={category.slug}>
              <Tag hue={hueOf(category)}>{category.name}</Tag>
            </li>
          ))}
        </ul>
      </div>
      {provider.isOnboarded ? null : (
        <Notice tone="info" title={t("soon")}>
          {t("notOnboarded")}
        </Notice>
      )}
      {provider.description === "" ? null : <DetailDescription>{provider.description}</DetailDescription>}
      <DetailRibbon ribbon={ribbon} />
    </div>
  );
}

type ProviderServicesProps = {
  provider: ProviderDetail;
  headingLevel: 3 | 4;
  mode: "focus" | "open" | "page";
};

function ProviderServices({ provider, headingLevel, mode }: ProviderServicesProps) {
  const t = useTranslations("catalogue.detail");
  if (provider.services.length === 0) return <p className="text-muted">{t("noServices")}</p>;
  return (
    <ServiceList
      services={provider.services}
      provider={provider}
      headingLevel={headingLevel}
      mode={mode}
      full
    />
  );
}
