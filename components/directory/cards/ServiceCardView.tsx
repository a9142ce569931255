import { useLocale, useTranslations } from "next-intl";
import { Card } from "@/components/ui/display/Card";
import { FactLine } from "@/components/ui/display/FactLine";
import { Tag } from "@/components/ui/display/Tag";
import type { ServiceCard } from "@/lib/directory/cards/cardTypes";
import { localePath } from "@/lib/i18n/localePath";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { foldText } from "@/lib/text/foldText";
import { formatDuration } from "@/lib/time/format";
import { CardPicture } from "./CardPicture";
import { CardTimes } from "./CardTimes";
import { cardFoot, cardFrame, cardGrid, cardHead, cardPicture, cardPrice, factsAndPrice } from "./cardLayout";
import { ratingFact, serviceDrawerFacts } from "./drawerFacts";
import { ProviderRating } from "./ProviderRating";
import { ServicePrice } from "./ServicePrice";

type ServiceCardViewProps = {
  card: ServiceCard;
  /** Whether all of the list are of one kind of work, which then tells no card from another. */
  isOfOneKind?: boolean;
  /** Whether the list is of a day or a time of day: the card then opens on the day that its ribbon shows. */
  isOfDay?: boolean;
  headingLevel?: 2 | 3;
};

/**
 * A service in the directory. Its links lead to the service's page; with JavaScript the directory opens them in its
 * drawer (`data-focus`).
 */
export function ServiceCardView({
  card,
  isOfOneKind = false,
  isOfDay = false,
  headingLevel = 2,
}: ServiceCardViewProps) {
  const t = useTranslations("catalogue.card");
  const common = useTranslations("common");
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const isNamed = foldText(card.name).includes(foldText(card.subcategory.name));
  const { provider } = card;
  const href = (asked: { start?: string; day?: string }) =>
    localePath(locale, customerPaths.service(card.slug, asked));
  const day = isOfDay ? card.nextTimes[0]?.dayKey : undefined;
  return (
    <Card
      as="article"
      interactive
      data-focus={card.id}
      data-focus-title={card.name}
      {...serviceDrawerFacts(card)}
      className={cardFrame}
    >
      <div className={cardGrid}>
        <div data-picture className={cardPicture}>
          <CardPicture src={card.imageUrl} alt={card.imageAlt} seed={card.id} category={card.category} />
        </div>
        <div className={cardHead}>
          <Heading className="font-semibold text-xl leading-tight">
            <a
              href={href(day === undefined ? {} : { day })}
              lang={contentLocale}
              className="no-underline stretched focus-visible:outline-none"
            >
              {card.name}
            </a>
          </Heading>
          <FactLine className="mt-0.5">
            <span data-company lang={contentLocale}>
              {provider.companyName}
            </span>
            {provider.city === null ? null : (
              <span data-city className="text-muted">
                {provider.city}
              </span>
            )}
            {card.distanceKm === null ? null : (
              <span className="text-muted">{common("distance", { km: card.distanceKm })}</span>
            )}
          </FactLine>
          <div className={factsAndPrice}>
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
              <span {...ratingFact(provider)}>
                <ProviderRating provider={provider} />
              </span>
              <span data-duration>{formatDuration(card.durationMinutes)}</span>
              {isOfOneKind || isNamed ? null : <span>{card.subcategory.name}</span>}
              {card.isDigital ? <Tag>{t("remote")}</Tag> : null}
            </div>
            <span data-price className={cardPrice}>
              <ServicePrice priceOre={card.priceOre} />
            </span>
          </div>
        </div>
        <div className={cardFoot}>
          <CardTimes
            times={card}
            service={card.name}
            provider={provider.companyName}
            hrefFor={(start) => href({ start })}
          />
        </div>
      </div>
    </Card>
  );
}
