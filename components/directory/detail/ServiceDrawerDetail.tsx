import { useTranslations } from "next-intl";
import { LazyBookingForm } from "@/components/checkout/form/LazyBookingForm";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { contentWords } from "@/components/ui/display/contentWords";
import { FactLine } from "@/components/ui/display/FactLine";
import type { ServiceDetail } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { formatDuration } from "@/lib/time/format";
import { ProviderRating } from "../cards/ProviderRating";
import { ServiceBadges } from "../cards/ServiceBadges";
import { ServicePrice } from "../cards/ServicePrice";
import { BookingSection } from "./BookingSection";
import { ContactSection } from "./ContactSection";
import { DetailHero } from "./DetailHero";
import { DetailRibbon } from "./DetailRibbon";
import { DetailDescription, DetailSection } from "./DetailSection";
import { LatestReviews } from "./LatestReviews";
import { PriceFacts } from "./PriceFacts";
import { ServiceList } from "./ServiceList";

type ServiceDrawerDetailProps = { service: ServiceDetail; initialStart: string | null };

/** A service in the directory's drawer. The times come before what is to read, so that they are in view on a phone. */
export function ServiceDrawerDetail({ service, initialStart }: ServiceDrawerDetailProps) {
  const t = useTranslations("catalogue.detail");
  const { provider } = service;
  return (
    <div className="grid grid-cols-1 gap-6">
      <DetailHero
        images={[service.imageUrl, provider.profileImageUrl]}
        alt={service.imageUrl === null ? "" : service.imageAlt}
        seed={service.id}
        category={service.category}
        name={service.name}
        sizes="(min-width: 40rem) 36rem, 100vw"
        className="-mx-5 -mt-5 h-20 sm:h-32"
      />
      <div className="grid grid-cols-1 gap-4">
        <ServiceIntro service={service} />
        <section aria-label={t("book")}>
          <BookingSection service={service} initialStart={initialStart} form={LazyBookingForm} />
        </section>
      </div>
      <DetailSection title={t("about")} level={3}>
        <ServiceAbout service={service} />
      </DetailSection>
      <DetailSection title={t("priceAndDuration")} level={3}>
        <PriceFacts service={service} />
      </DetailSection>
      <ContactSection provider={provider} level={3} />
      {service.otherServices.length === 0 ? null : (
        <DetailSection
          title={t.rich("otherServices", { name: provider.companyName, words: contentWords })}
          level={3}
        >
          <ServiceList services={service.otherServices} provider={provider} headingLevel={4} mode="open" />
        </DetailSection>
      )}
      <DetailSection title={t("reviewsOfService")} level={3}>
        <LatestReviews
          reviews={service.reviews}
          providerName={provider.companyName}
          timeZone={provider.timeZone}
        />
      </DetailSection>
    </div>
  );
}

/** Business, price, rating and length. */
export function ServiceIntro({ service }: { service: ServiceDetail }) {
  const t = useTranslations("catalogue.detail");
  const { provider } = service;
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <FactLine className="text-lg">
          <TextLink
            tone="ink"
            href={customerPaths.provider(provider.slug)}
            linkComponent={QuietLink}
            lang={contentLocale}
          >
            {provider.companyName}
          </TextLink>
          {provider.city === null ? null : (
            <span lang={contentLocale} className="text-muted">
              {provider.city}
            </span>
          )}
        </FactLine>
        <p data-price className="num whitespace-nowrap font-semibold text-xl">
          <ServicePrice priceOre={service.priceOre} />
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 text-muted">
        <span className="text-ink">
          <ProviderRating provider={provider} newLabel={t("newProvider")} />
        </span>
        <span>{formatDuration(service.durationMinutes)}</span>
      </p>
    </div>
  );
}

/** What the business says of the service, its badges, and today's ribbon. */
export function ServiceAbout({ service }: { service: ServiceDetail }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {service.description === "" ? null : <DetailDescription>{service.description}</DetailDescription>}
      <ServiceBadges service={service} bookable={service.bookable} />
      <DetailRibbon ribbon={service.ribbon} who={service.person?.name} />
    </div>
  );
}
