import { type Coordinates, distanceKm } from "@/lib/geo/distance";

/** In km; null when either end is not known. */
export function distanceTo(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  position: Coordinates | null,
): number | null {
  if (position === null || latitude === null || longitude === null) return null;
  return distanceKm(position, { latitude, longitude });
}
