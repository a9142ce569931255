"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";

const MapOnRequest = lazy(() =>
  import("@/components/ui/map/MapOnRequest").then((module) => ({ default: module.MapOnRequest })),
);

type PinEmbedProps = {
  places: { number: number; name: string; src: string; title: string }[];
  /** The label of the button, with the host's name. */
  showLabel: string;
};

/** Below the pins: offers the map of another host for the place whose pin was pressed. */
export function PinEmbed({ places, showLabel }: PinEmbedProps) {
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const map = root.current?.closest("[data-list-map]");
    if (!map) return;
    function choose({ target }: Event) {
      const link = target instanceof Element ? target.closest<HTMLElement>("a[data-pin]") : null;
      if (link) setChosen(link.dataset.pin ?? null);
    }
    map.addEventListener("click", choose);
    return () => map.removeEventListener("click", choose);
  }, []);
  const place = places.find(({ number }) => String(number) === chosen);
  return (
    <div ref={root} className="border-line border-t empty:hidden">
      {place ? (
        <Suspense>
          <MapOnRequest key={place.number} src={place.src} title={place.title} showLabel={showLabel}>
            <p className="px-4 pt-3 pb-16 font-medium">
              {place.number} {place.name}
            </p>
          </MapOnRequest>
        </Suspense>
      ) : null}
    </div>
  );
}
