"use client";

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { MapGrid, MapMarker } from "@/components/ui/map/MapGrid";
import { mapScene } from "@/components/ui/map/mapScene";
import { type Coordinates, distanceKm, formatDistanceKm } from "@/lib/geo/distance";
import { isOnMap, movedPoint, type PinView, placeOn, pointAt, spans, usualSpan } from "./pinView";

type PinMapProps = {
  /** The initial centre. */
  start: Coordinates;
  /** The position of the pin; null while none is set. */
  value: Coordinates | null;
  /** Towns for orientation, nearest to the initial centre first. */
  nearby: readonly (Coordinates & { name: string })[];
  onChange: (point: Coordinates) => void;
};

const steps: Record<string, [east: number, north: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/**
 * A drawn map with a pin, which is moved by the pointer, by pressing the map, by arrow keys (with Shift ten times as
 * far) and by buttons. It draws the graticule and the towns around, and requests nothing from other hosts.
 */
export function PinMap({ start, value, nearby, onChange }: PinMapProps) {
  const t = useTranslations("providerSettings.profile.position");
  const [view, setView] = useState<PinView>({ centre: start, span: usualSpan });
  const map = useRef<HTMLDivElement>(null);
  const pin = value ?? start;
  // Typed coordinates can be anywhere on earth.
  const shown = isOnMap(view, pin) ? view : { ...view, centre: pin };
  const zoom = spans.indexOf(shown.span);

  function put(point: Coordinates) {
    if (!isOnMap(shown, point)) setView({ ...shown, centre: point });
    else if (shown !== view) setView(shown);
    onChange(point);
  }

  const go = (east: number, north: number) => put(movedPoint(shown, pin, east, north));

  function onKeyDown(event: KeyboardEvent) {
    const [east, north] = steps[event.key] ?? [];
    if (east === undefined || north === undefined) return;
    event.preventDefault();
    const times = event.shiftKey ? 10 : 1;
    go(east * times, north * times);
  }

  function putAt({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = map.current?.getBoundingClientRect();
    if (box === undefined) return;
    const share = (at: number, from: number, length: number) =>
      Math.max(0, Math.min(1, (at - from) / length));
    const point = pointAt(shown, {
      x: share(clientX, box.left, box.width),
      y: share(clientY, box.top, box.height),
    });
    if (shown !== view) setView(shown);
    onChange(point);
  }

  function onDrag(event: PointerEvent<HTMLButtonElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) putAt(event);
  }

  const zoomTo = (index: number) => {
    const span = spans[index];
    if (span !== undefined) setView({ centre: pin, span });
  };
  const { x, y } = placeOn(shown, pin);
  const { parallels, meridians } = mapScene(shown.centre.latitude, shown.centre.longitude, shown.span);
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <div ref={map} className="relative aspect-[5/3] w-full overflow-hidden bg-sunken">
        <MapGrid parallels={parallels} meridians={meridians} />
        {/* Hidden from keyboards, which move the pin itself. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={t("put")}
          onClick={putAt}
          className="absolute inset-0"
        />
        {nearby.map((town) => (
          <TownDot key={`${town.name}-${town.latitude}`} name={town.name} {...placeOn(shown, town)} />
        ))}
        <button
          type="button"
          aria-label={t("pin", { point: `${pin.latitude}, ${pin.longitude}` })}
          aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight"
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onDrag}
          className="tap absolute grid -translate-x-1/2 -translate-y-[85%] cursor-grab touch-none place-items-center rounded-md active:cursor-grabbing"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        >
          <MapMarker className={value === null ? "w-8 opacity-55" : "w-8"} />
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t bg-card px-2 py-1">
        <fieldset className="flex flex-wrap">
          <legend className="sr-only">{t("move")}</legend>
          <IconButton label={t("west")} onClick={() => go(-1, 0)}>
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          <IconButton label={t("east")} onClick={() => go(1, 0)}>
            <ArrowRight aria-hidden="true" />
          </IconButton>
          <IconButton label={t("north")} onClick={() => go(0, 1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={t("south")} onClick={() => go(0, -1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </fieldset>
        <FromTown pin={pin} nearby={nearby} />
        <div className="flex">
          <IconButton label={t("closer")} disabled={zoom === 0} onClick={() => zoomTo(zoom - 1)}>
            <Plus aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t("farther")}
            disabled={zoom === spans.length - 1}
            onClick={() => zoomTo(zoom + 1)}
          >
            <Minus aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

/** A town on the map, where it is in view. */
function TownDot({ name, x, y }: { name: string; x: number; y: number }) {
  if (x < 0.02 || x > 0.98 || y < 0.04 || y > 0.94) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute flex items-center gap-1 text-xs"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      <span className="size-1.5 shrink-0 -translate-1/2 rounded-full bg-control" />
      <span className="-translate-y-1/2 text-muted">{name}</span>
    </span>
  );
}

/** The distance from the pin to the nearest town, which is easier to check than degrees. */
function FromTown({ pin, nearby }: Pick<PinMapProps, "nearby"> & { pin: Coordinates }) {
  const t = useTranslations("providerSettings.profile.position");
  const locale = useLocale();
  const [nearest] = nearby
    .map(({ name, ...town }) => ({ name, km: distanceKm(pin, town) }))
    .toSorted((a, b) => a.km - b.km);
  return (
    <p aria-live="polite" className="min-w-0 flex-1 basis-40 px-1 text-center text-muted text-sm">
      {nearest ? t("distance", { distance: formatDistanceKm(nearest.km, locale), town: nearest.name }) : null}
    </p>
  );
}
