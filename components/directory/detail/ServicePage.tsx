import { useTranslations } from "next-intl";
import { BookingForm } from "@/components/checkout/form/BookingForm";
import { QuietLink } from "@/components/layout/QuietLink";
import { Card } from "@/components/ui/display/Card";
import { contentWords } from "@/components/ui/display/contentWords";
import { Breadcrumb } from "@/components/ui/navigation/Breadcrumb";
import { StickyColumn } from "@/components/ui/navigation/StickyColumn";
import type { ServiceDetail } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { BookingSection } from "./BookingSection";
import { ContactSection } from "./ContactSection";
import { DetailHero } from "./DetailHero";
import { DetailSection } from "./DetailSection";
import { HoursTable } from "./HoursTable";
import { LatestReviews } from "./LatestReviews";
import { PriceFacts } from "./PriceFacts";
import { ServiceAbout, ServiceIntro } from "./ServiceDrawerDetail";
import { ServiceList } from "./ServiceList";

type ServicePageProps = { service: ServiceDetail; initialStart: string | null };

/**
 * A service's page: the content of the drawer, with the booking form beside it on wide screens and before it on narrow
 * ones.
 */
export function ServicePage({ service, initialStart }: ServicePageProps) {
  const t = useTranslations("catalogue.detail");
  const common = useTranslations("common");
  const { category } = service;
  return (
    <div className="wrap py-3 sm:py-5">
      <Breadcrumb
        label={common("breadcrumb")}
        linkComponent={QuietLink}
        items={[
          { label: t("services"), href: customerPaths.services() },
          { label: category.name, href: customerPaths.services({ category: category.slug }) },
          { label: service.name, lang: contentLocale },
        ]}
      />
      <div className="mt-2 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr]">
        <ServiceHead service={service} />
        <section aria-labelledby="book" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StickyColumn>
            <Card padded>
              <h2 id="book" className="mb-4 font-semibold text-xl">
                {t("book")}
              </h2>
              <BookingSection service={service} initialStart={initialStart} form={BookingForm} />
            </Card>
          </StickyColumn>
        </section>
        <ServiceFactsColumn service={service} />
      </div>
    </div>
  );
}

function ServiceHead({ service }: { service: ServiceDetail }) {
  const hasPhoto = service.imageUrl !== null || service.provider.profileImageUrl !== null;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      {hasPhoto ? (
        <DetailHero
          images={[service.imageUrl, service.provider.profileImageUrl]}
          alt={service.imageUrl === null ? "" : service.imageAlt}
          seed={service.id}
          category={service.category}
          name={service.name}
          sizes="(min-width: 64rem) 46rem, 100vw"
          className="h-24 rounded-lg sm:h-40"
        />
      ) : null}
      <h1 lang={contentLocale} className="font-bold text-2xl">
        {service.name}
      </h1>
      <ServiceIntro service={service} />
    </div>
  );
}

function ServiceFactsColumn({ service }: { service: ServiceDetail }) {
  const t = useTranslations("catalogue.detail");
  const { provider } = service;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-8">
      <ServiceAbout service={service} />
      <DetailSection title={t("priceAndDuration")} level={2}>
        <PriceFacts service={service} />
      </DetailSection>
      <DetailSection title={t("reviewsOfService")} level={2}>
        <LatestReviews
          reviews={service.reviews}
          providerName={provider.companyName}
          timeZone={provider.timeZone}
        />
      </DetailSection>
      <ContactSection provider={provider} level={2} />
      <DetailSection title={t("hours")} level={2}>
        <HoursTable hours={service.hours} specialDays={service.specialDays} timeZone={provider.timeZone} />
      </DetailSection>
      {service.otherServices.length === 0 ? null : (
        <DetailSection
          title={t.rich("otherServices", { name: provider.companyName, words: contentWords })}
          level={2}
        >
          <ServiceList services={service.otherServices} provider={provider} headingLevel={3} mode="page" />
        </DetailSection>
      )}
    </div>
  );
}
