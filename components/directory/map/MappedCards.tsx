import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CardProvider } from "@/lib/providers/types";
import { ListMap } from "./ListMap";
import type { ListPlace } from "./listPlaces";
import { MapBeside } from "./MapBeside";
import { mapId } from "./mapAddress";

type MappedCardsProps = {
  /** The name of the list. */
  label: string;
  places: readonly ListPlace[];
  cards: { id: string; business: CardProvider; card: ReactNode }[];
};

/** The cards of a list beside the map of their businesses; the list alone where none has an exact place. */
export function MappedCards({ label, places, cards }: MappedCardsProps) {
  const t = useTranslations("catalogue.map");
  const businesses = cards.map(({ business }) => business);
  const numbers = new Map(places.map(({ id, number }) => [id, number]));
  const firstOf = new Map(cards.toReversed().map(({ id, business }) => [business.id, id]));
  const list = (
    <ul
      aria-label={label}
      className={places.length === 0 ? "mt-5 grid gap-5 lg:grid-cols-2" : "grid min-w-0 gap-5 xl:grid-cols-2"}
    >
      {cards.map(({ id, business, card }) => {
        const number = numbers.get(business.id);
        const anchor = firstOf.get(business.id) === id ? `place-${number}` : undefined;
        return number === undefined ? (
          <li key={id} className="grid min-w-0">
            {card}
          </li>
        ) : (
          <li key={id} id={anchor} data-place={number} className={placedCard}>
            {card}
            <a
              href={`#${mapId}`}
              data-badge
              aria-label={t("badge", { number })}
              className="num absolute -top-3 right-3 z-10 hidden h-6 min-w-6 place-items-center rounded-full border-2 border-surface bg-ink px-1.5 font-semibold text-sm text-surface leading-none no-underline noscript:grid group-data-map/list:grid group-data-lit/place:bg-accent group-data-lit/place:text-accent-ink lg:grid"
            >
              {number}
            </a>
          </li>
        );
      })}
    </ul>
  );
  if (places.length === 0) return list;
  return (
    <MapBeside>
      <ListMap
        id={mapId}
        places={places}
        cities={businesses.flatMap(({ city }) => city ?? [])}
        without={new Set(businesses.map(({ id }) => id)).size - places.length}
      />
      {list}
    </MapBeside>
  );
}

const placedCard =
  "group/place relative grid min-w-0 scroll-mt-20 rounded-lg target:ring-2 target:ring-accent data-lit:ring-2 data-lit:ring-accent";
