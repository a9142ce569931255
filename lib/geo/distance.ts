import type { Locale } from "@/lib/i18n/locales";

/** A point on the earth, in degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number };

/** Degrees. `west` ≤ `east` always, so that a plain `BETWEEN` works. */
export type BoundingBox = { south: number; north: number; west: number; east: number };

/** The radius that distances are counted with, in km (FMT-4). */
const EARTH_RADIUS_KM = 6371;
const WHOLE_CIRCLE = { west: -180, east: 180 };

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Great-circle distance in km by the haversine formula. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latitudeSine = Math.sin(toRadians(b.latitude - a.latitude) / 2);
  const longitudeSine = Math.sin(toRadians(b.longitude - a.longitude) / 2);
  const h =
    latitudeSine ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * longitudeSine ** 2;
  // Rounding can lift h past 1 for points on opposite sides of the earth.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}

/**
 * A box that holds every point within `radiusKm` of `center`: the cheap filter to run on an index before
 * `distanceKm`. Near a pole and across the date line it spans all longitudes, which is more than needed, never less.
 */
export function boundingBox(center: Coordinates, radiusKm: number): BoundingBox {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const south = center.latitude - toDegrees(angle);
  const north = center.latitude + toDegrees(angle);
  const latitudes = { south: Math.max(-90, south), north: Math.min(90, north) };
  if (south <= -90 || north >= 90) return { ...latitudes, ...WHOLE_CIRCLE };
  // The circle is widest a little poleward of its centre, where the meridians it touches are tangents.
  const spread = toDegrees(Math.asin(Math.sin(angle) / Math.cos(toRadians(center.latitude))));
  const [west, east] = [center.longitude - spread, center.longitude + spread];
  return west < -180 || east > 180 ? { ...latitudes, ...WHOLE_CIRCLE } : { ...latitudes, west, east };
}

/** "1,2 km" in Swedish, "1.2 km" in English: one decimal (FMT-4). */
export function formatDistanceKm(km: number, locale: Locale): string {
  const text = km.toFixed(1);
  return `${locale === "sv" ? text.replace(".", ",") : text}\u00a0km`;
}
