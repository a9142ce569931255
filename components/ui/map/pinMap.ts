import type { Coordinates } from "@/lib/geo/distance";
import { longitudeSpanOf, usualSpan } from "./mapScene";

/** What a drawn map shows: its middle, and degrees of latitude from the lower to the upper edge. */
export type MapView = Coordinates & { latitudeSpan: number };

/** In percent of the panel, from its left and upper edge. */
type PanelPoint = { x: number; y: number };

/** A pin and what stands at it, in the order given. */
export type Pin<T> = PanelPoint & { places: [T, ...T[]] };

/** Width by height of a map with pins. */
export const pinMapAspect = 4 / 5;
/** The share of the panel that the outermost points are apart, so that no pin is cut off at an edge. */
const usedShare = 0.72;
/** In percent of the panel's width: 44 px on a phone of 320 px. */
const pinDistance = 15;

/** The view over all points, at least about two kilometres high; null without any. */
export function viewOver(points: readonly Coordinates[]): MapView | null {
  if (points.length === 0) return null;
  const latitude = middle(points.map((point) => point.latitude));
  const longitude = middle(points.map((point) => point.longitude));
  // Degrees of longitude over the width of a panel that is one degree of latitude high.
  const widthOfOne = longitudeSpanOf(latitude.middle, 1, pinMapAspect);
  const needed = Math.max(latitude.length, longitude.length / widthOfOne) / usedShare;
  return {
    latitude: latitude.middle,
    longitude: longitude.middle,
    latitudeSpan: Math.max(usualSpan, needed),
  };
}

function middle(values: readonly number[]): { middle: number; length: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { middle: (low + high) / 2, length: high - low };
}

/** Where a point stands on the panel; below 0 or above 100 when it is outside the view. */
export function pointOn(view: MapView, { latitude, longitude }: Coordinates): PanelPoint {
  const longitudeSpan = longitudeSpanOf(view.latitude, view.latitudeSpan, pinMapAspect);
  return {
    x: 50 + ((longitude - view.longitude) / longitudeSpan) * 100,
    y: 50 - ((latitude - view.latitude) / view.latitudeSpan) * 100,
  };
}

/** The pins of places: those that would cover each other are one pin, which stands where the first of them is. */
export function pinsOf<T extends Coordinates>(view: MapView, places: readonly T[]): Pin<T>[] {
  const pins: Pin<T>[] = [];
  for (const place of places) {
    const point = pointOn(view, place);
    const near = pins.find(
      (pin) => Math.hypot(pin.x - point.x, (pin.y - point.y) / pinMapAspect) < pinDistance,
    );
    if (near) near.places.push(place);
    else pins.push({ ...point, places: [place] });
  }
  return pins;
}
