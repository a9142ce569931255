import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { contentWords } from "@/components/ui/display/contentWords";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { MapGround } from "@/components/ui/map/MapGround";
import { mapScene } from "@/components/ui/map/mapScene";
import { type MapView, type Pin, pinMapAspect, pinsOf, pointOn, viewOver } from "@/components/ui/map/pinMap";
import { townCentre } from "@/lib/geo/towns";
import { contentLocale } from "@/lib/i18n/locales";
import type { ListPlace } from "./listPlaces";
import { PinEmbed } from "./PinEmbed";

type ListMapProps = {
  id: string;
  places: readonly ListPlace[];
  /** The towns of the list, which the map names. */
  cities: readonly string[];
  /** How many businesses of the list have no exact place. */
  without: number;
};

/**
 * The places of a list on a drawn map, without requests to other hosts. Each pin leads to its card; without JavaScript
 * the places are read as a list below.
 */
export function ListMap({ id, places, cities, without }: ListMapProps) {
  const t = useTranslations("catalogue.map");
  const detail = useTranslations("catalogue.detail");
  const view = viewOver(places);
  if (view === null) return null;
  const embeds = places.flatMap(({ number, name, embed }) =>
    embed === null ? [] : [{ number, name, src: embed, title: detail("map", { name }) }],
  );
  return (
    <section
      id={id}
      aria-label={t("label")}
      data-list-map
      className="hidden overflow-hidden rounded-lg border border-line bg-card noscript:block group-data-map/list:block lg:sticky lg:top-4 lg:order-last lg:block"
    >
      <div className="relative w-full overflow-hidden bg-sunken" style={{ aspectRatio: pinMapAspect }}>
        <MapGround
          scene={mapScene(view.latitude, view.longitude, view.latitudeSpan, pinMapAspect)}
          isLabelled={false}
        />
        <Towns view={view} cities={cities} />
        <ol aria-label={t("pins")}>
          {pinsOf(view, places).map((pin) => (
            <li key={pin.places[0].id}>
              {pin.places.length === 1 ? <OnePin pin={pin} /> : <PinOfSeveral pin={pin} />}
            </li>
          ))}
        </ol>
      </div>
      {embeds.length === 0 ? null : <PinEmbed places={embeds} showLabel={detail("showMap")} />}
      {without === 0 ? null : (
        <p className="border-line border-t px-4 py-2.5 text-muted text-sm">
          {t("without", { count: without })}
        </p>
      )}
      <ol className="hidden border-line border-t px-4 py-2 noscript:block">
        {places.map(({ id: key, number, name, address }) => (
          <li key={key} className="py-1" lang={contentLocale}>
            <a href={cardAnchor(number)} className="underline underline-offset-2">
              {number} {name}
            </a>
            <span className="text-muted text-sm"> {address}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Where a pin leads without JavaScript. */
const cardAnchor = (number: number) => `#place-${number}`;

const at = ({ x, y }: { x: number; y: number }): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

const pinTarget =
  "group/pin absolute grid h-11 min-w-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full hover:z-10 focus-visible:z-10 data-lit:z-10";
const pinMark =
  "num grid h-8 min-w-8 place-items-center whitespace-nowrap rounded-full border-2 border-card bg-ink px-1.5 font-semibold text-sm text-surface shadow-card group-hover/pin:bg-accent group-hover/pin:text-accent-ink group-data-lit/pin:bg-accent group-data-lit/pin:text-accent-ink";

function OnePin({ pin }: { pin: Pin<ListPlace> }) {
  const [{ number, name }] = pin.places;
  return (
    <a href={cardAnchor(number)} data-pin={number} style={at(pin)} className={`${pinTarget} no-underline`}>
      <span className={pinMark}>{number}</span>
      <VisuallyHidden>
        {" "}
        <span lang={contentLocale}>{name}</span>
      </VisuallyHidden>
    </a>
  );
}

/** Several places that would cover each other: a press names them. */
function PinOfSeveral({ pin }: { pin: Pin<ListPlace> }) {
  const t = useTranslations("catalogue.map");
  const [first, ...others] = pin.places;
  return (
    <details name="pins" data-pin={pin.places.map(({ number }) => number).join(" ")} className="group/pin">
      <summary style={at(pin)} className={`${pinTarget} cursor-pointer list-none`}>
        <span className={pinMark}>{`${first.number} +${others.length}`}</span>
        <VisuallyHidden>
          {" "}
          {t.rich("several", { name: first.name, count: others.length, words: contentWords })}
        </VisuallyHidden>
      </summary>
      <ul className="absolute inset-x-2 bottom-2 z-20 max-h-1/2 overflow-y-auto rounded-md border border-line bg-card p-1 shadow-overlay">
        {pin.places.map(({ id, number, name }) => (
          <li key={id}>
            <a
              href={cardAnchor(number)}
              data-pin={number}
              className="flex min-h-11 items-center gap-2 rounded-sm px-2 no-underline hover:bg-sunken"
            >
              <span className="num min-w-6 font-semibold">{number}</span>
              <span lang={contentLocale} className="min-w-0 hyphens-auto">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The names of towns where their middles are, for who finds the way by them. */
function Towns({ view, cities }: { view: MapView; cities: readonly string[] }) {
  return [...new Set(cities)].map((city) => {
    const centre = townCentre(city);
    const point = centre === null ? null : pointOn(view, centre);
    if (point === null || Math.min(point.x, point.y) < 4 || Math.max(point.x, point.y) > 90) return null;
    return (
      <span
        key={city}
        aria-hidden="true"
        style={at(point)}
        className="-translate-x-1/2 absolute whitespace-nowrap pt-4 font-medium text-muted text-xs"
      >
        {city}
      </span>
    );
  });
}
