import "server-only";
import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { ProviderCard } from "@/lib/directory/cards/cardTypes";
import { customerPaths } from "@/lib/paths";
import { ProviderCardView } from "../cards/ProviderCardView";
import { CardHeart } from "./FavouriteButton";

/** The cards of the kept businesses, or how to keep one. A heart that is let go leaves its card until the list is opened again. */
export function FavouriteCards({ cards }: { cards: ProviderCard[] }) {
  const t = useTranslations("catalogue.favourites");
  if (cards.length === 0) {
    return (
      <EmptyState
        title={t("emptyTitle")}
        action={
          <ButtonSlot variant="solid">
            <QuietLink href={customerPaths.providers()}>{t("find")}</QuietLink>
          </ButtonSlot>
        }
      >
        {t("emptyBody")}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t("label")} className="grid gap-5 lg:grid-cols-2">
      {cards.map((card) => (
        <li key={card.id} className="grid min-w-0">
          <ProviderCardView
            card={card}
            headingLevel={2}
            linkComponent={QuietLink}
            corner={<CardHeart provider={card} />}
          />
        </li>
      ))}
    </ul>
  );
}
