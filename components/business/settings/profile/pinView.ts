import type { Coordinates } from "@/lib/geo/distance";

/** The view of a drawn map: its centre, and the degrees of latitude between its lower and upper edge. */
export type PinView = { centre: Coordinates; span: number };

/** From about 700 metres to about 70 kilometres. */
export const spans: readonly number[] = [0.006, 0.018, 0.06, 0.18, 0.6];
export const usualSpan = 0.018;
/** Width by height. */
export const mapRatio = 5 / 3;
/** The share of the height that one press of a key moves the pin. */
const step = 1 / 40;
/** Nearer to an edge than this share, the map is centred on the pin. */
const margin = 0.08;

/** A degree of longitude is shorter than one of latitude by the cosine of the latitude. */
const longitudeSpan = ({ centre, span }: PinView) =>
  (span * mapRatio) / Math.cos((centre.latitude * Math.PI) / 180);

/** The place of a point on the map, as shares of width and height from the upper left corner. */
export function placeOn(view: PinView, { latitude, longitude }: Coordinates): { x: number; y: number } {
  return {
    x: 0.5 + (longitude - view.centre.longitude) / longitudeSpan(view),
    y: 0.5 - (latitude - view.centre.latitude) / view.span,
  };
}

/** The point at these shares of width and height. */
export function pointAt(view: PinView, { x, y }: { x: number; y: number }): Coordinates {
  return rounded({
    latitude: view.centre.latitude + (0.5 - y) * view.span,
    longitude: view.centre.longitude + (x - 0.5) * longitudeSpan(view),
  });
}

/** A point moved by steps to the east and to the north. */
export function movedPoint(view: PinView, from: Coordinates, east: number, north: number): Coordinates {
  const { x, y } = placeOn(view, from);
  return pointAt(view, { x: x + (east * step) / mapRatio, y: y - north * step });
}

export const isOnMap = (view: PinView, point: Coordinates): boolean => {
  const { x, y } = placeOn(view, point);
  return [x, y].every((share) => share > margin && share < 1 - margin);
};

/** Limited to valid coordinates and rounded to a decimetre. */
function rounded({ latitude, longitude }: Coordinates): Coordinates {
  const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));
  const short = (value: number) => Math.round(value * 1e6) / 1e6;
  return { latitude: short(within(latitude, 90)), longitude: short(within(longitude, 180)) };
}
