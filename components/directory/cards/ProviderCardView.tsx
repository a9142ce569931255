import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { LinkComponent } from "@/components/ui/actions/link";
import { Card } from "@/components/ui/display/Card";
import { FactLine } from "@/components/ui/display/FactLine";
import type { ProviderCard } from "@/lib/directory/cards/cardTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";
import { formatDuration } from "@/lib/time/format";
import { CardPicture } from "./CardPicture";
import { CardTimes } from "./CardTimes";
import { cardFoot, cardFrame, cardGrid, cardHead, cardPicture, cardPrice, factsAndPrice } from "./cardLayout";
import { providerDrawerFacts, ratingFact } from "./drawerFacts";
import { ProviderRating } from "./ProviderRating";
import { useCardWords } from "./useCardWords";

type ProviderCardViewProps = {
  card: ProviderCard;
  /** The level of the heading. */
  headingLevel?: 2 | 3;
  /** The router's link, outside the directory, where no panel opens. */
  linkComponent: LinkComponent;
  /** Whether all of the list are of one category, which then tells no card from another. */
  isOfOneCategory?: boolean;
  /** Turns a path of `lib/paths` into an address. The router's link adds the language itself. */
  address?: (path: string) => string;
  /** Stands on the corner of the picture. */
  corner?: ReactNode;
};

/** A business in the directory: picture, categories, and of one service the day's ribbon and the next free times. */
export function ProviderCardView({
  card,
  headingLevel = 3,
  linkComponent: Link,
  isOfOneCategory = false,
  address = (path) => path,
  corner,
}: ProviderCardViewProps) {
  const t = useTranslations("catalogue.card");
  const locale = useLocale();
  const words = useCardWords();
  const Heading = `h${headingLevel}` as const;
  const { nextService } = card;
  return (
    <Card
      as="article"
      interactive
      data-focus={card.id}
      data-focus-title={card.companyName}
      data-caption={card.ribbon === null ? undefined : words.ribbonCaption(card.ribbon)}
      {...providerDrawerFacts(card)}
      className={cardFrame}
    >
      <div className={cardGrid}>
        <div data-picture className={cardPicture}>
          <CardPicture src={card.profileImageUrl} seed={card.id} category={card.categories[0]} />
        </div>
        <div className={cardHead}>
          <Heading className="font-semibold text-xl leading-tight">
            <Link
              href={address(customerPaths.provider(card.slug))}
              lang={contentLocale}
              className="no-underline stretched focus-visible:outline-none"
            >
              {card.companyName}
            </Link>
          </Heading>
          <div className={factsAndPrice}>
            <span {...ratingFact(card)}>
              <ProviderRating provider={card} />
            </span>
            {card.fromPriceOre === null ? null : (
              <span data-price className={cardPrice}>
                <span className="font-normal font-text text-muted text-sm">{t("from")}</span>{" "}
                {formatSek(card.fromPriceOre, locale)}
              </span>
            )}
          </div>
          <ProviderMeta card={card} isOfOneCategory={isOfOneCategory} />
          {card.description === "" ? null : (
            <p data-description lang={contentLocale} className="mt-2 line-clamp-2 text-muted text-sm">
              {card.description}
            </p>
          )}
        </div>
        {/* The times lead to their service, which is not what the card opens. */}
        <div data-pages className={cardFoot}>
          {nextService === null || !card.isOnboarded ? null : (
            <p data-times-of lang={contentLocale} className="mb-2 line-clamp-2 text-muted text-sm">
              {t("timesOf", {
                service: nextService.name,
                duration: formatDuration(nextService.durationMinutes),
              })}
            </p>
          )}
          {card.isOnboarded ? (
            <CardTimes
              times={card}
              service={nextService?.name ?? card.companyName}
              provider={card.companyName}
              hrefFor={(start) => address(customerPaths.service(nextService?.slug ?? "", { start }))}
              linkComponent={Link}
            />
          ) : (
            // The place of the text on the card.
            <div className="h-9" />
          )}
        </div>
      </div>
      {corner === undefined ? null : <div className="absolute top-2 left-2 z-10">{corner}</div>}
      {card.isOnboarded ? null : (
        <div className="pointer-events-none absolute inset-0 grid place-items-end justify-items-center bg-card/60 p-4">
          <p className="rounded-full bg-ink px-4 py-2 text-center font-semibold text-sm text-surface">
            {t("soon")}
          </p>
        </div>
      )}
    </Card>
  );
}

function ProviderMeta({ card, isOfOneCategory }: { card: ProviderCard; isOfOneCategory: boolean }) {
  const t = useTranslations("catalogue.card");
  const common = useTranslations("common");
  return (
    <FactLine className="mt-0.5 text-muted text-sm">
      {isOfOneCategory ? null : (card.categories[0]?.name ?? null)}
      {card.city === null ? null : <span data-city>{card.city}</span>}
      {card.distanceKm === null ? null : common("distance", { km: card.distanceKm })}
      {card.bookingCount > 0 ? t("bookings", { count: card.bookingCount }) : null}
    </FactLine>
  );
}
