import clsx from "clsx";
import { MapPin, Navigation } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../actions/Button";
import { MapMarker } from "./MapGrid";
import { MapGround } from "./MapGround";
import { MapOnRequest, type MapOnRequestProps } from "./MapOnRequest";
import { mapScene } from "./mapScene";

type LocationMapProps = {
  latitude: number | null;
  longitude: number | null;
  address: string;
  /** The name of the map: "Map: Salong Norr". */
  label: string;
  /** Shown when the position is unknown. */
  unavailableText: string;
  directionsLabel: string;
  /** A map of another host, shown on request. */
  embed?: MapOnRequestProps | null;
  className?: string;
};

const mapSite = "https://www.openstreetmap.org";

/**
 * The position of a business without requests to other hosts: a drawn map, a link to directions and, where configured,
 * a map of another host on request.
 */
export function LocationMap({
  latitude,
  longitude,
  address,
  label,
  unavailableText,
  directionsLabel,
  embed = null,
  className,
}: LocationMapProps) {
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <section aria-label={label} className={clsx("overflow-hidden rounded-md border border-line", className)}>
      {place ? (
        <MaybeEmbedded embed={embed}>
          <Locator {...place} />
        </MaybeEmbedded>
      ) : (
        <p className="grid min-h-24 place-items-center bg-sunken px-4 py-6 text-center text-muted">
          {unavailableText}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-card px-4 py-3">
        <p className="flex min-w-0 items-start gap-2 font-medium">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          {address}
        </p>
        {place ? (
          <ButtonLink
            href={`${mapSite}/directions?to=${place.latitude}%2C${place.longitude}`}
            rel="noreferrer"
            size="sm"
            className="max-w-full"
            icon={<Navigation aria-hidden="true" />}
          >
            {directionsLabel}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

function MaybeEmbedded({ embed, children }: { embed: MapOnRequestProps | null; children: ReactNode }) {
  return embed === null ? children : <MapOnRequest {...embed}>{children}</MapOnRequest>;
}

function Locator({ latitude, longitude }: { latitude: number; longitude: number }) {
  return (
    <div className="relative aspect-[5/3] max-h-60 w-full overflow-hidden bg-sunken">
      <MapGround scene={mapScene(latitude, longitude)} isLabelled />
      <span className="absolute top-1/2 left-1/2 size-14 -translate-1/2 rounded-full bg-accent/15" />
      <MapMarker className="absolute top-1/2 left-1/2 w-8 -translate-x-1/2 -translate-y-[95%]" />
    </div>
  );
}
