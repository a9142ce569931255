import type { Locale } from "@/lib/i18n/locales";

/** A point on the earth, in degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number };

/** The radius that distances are counted with, in km (FMT-4). */
const EARTH_RADIUS_KM = 6371;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

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

/** "1,2 km" in Swedish, "1.2 km" in English: one decimal (FMT-4). */
export function formatDistanceKm(km: number, locale: Locale): string {
  const text = km.toFixed(1);
  return `${locale === "sv" ? text.replace(".", ",") : text}\u00a0km`;
}
