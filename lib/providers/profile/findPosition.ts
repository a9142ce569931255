import "server-only";
import type { Coordinates } from "@/lib/geo/distance";
import { type Geocoded, geocode } from "@/lib/geo/geocoder";
import { townCentre, townsAround, townsNamed } from "@/lib/geo/towns";
import { throttle } from "@/lib/http/throttle";
import { isFarFromTown } from "./places";
import type { PositionAnswer, PositionQuery } from "./positionQuery";

/** The geocoder is an external service, and shared by all businesses. */
const geocodingsOfBusiness = throttle("geocoder", { points: 30, seconds: 10 * 60 });

/** The radius that the drawn map shows, in km. */
const aroundKm = 60;
const maxTownsAround = 24;

/**
 * Finds the point of an address, before it is saved.
 * @throws AppError too_many_requests where the geocoder was asked too often
 */
export async function findPosition(providerId: string, query: PositionQuery): Promise<PositionAnswer> {
  const city = query.city ?? null;
  const named = city === null ? 0 : townsNamed(city).length;
  const asked = await askGeocoder(providerId, query);
  const door = asked.outcome === "found" ? asked.point : null;
  const point = door ?? givenPoint(query) ?? (city === null ? null : townCentre(city));
  return {
    towns: named === 0 ? "none" : named === 1 ? "one" : "several",
    geocoder: asked.outcome,
    point,
    is_exact: door !== null,
    nearby: point === null ? [] : townsAround(point, aroundKm, maxTownsAround),
  };
}

async function askGeocoder(
  providerId: string,
  { address, postal_code: postalCode, city }: PositionQuery,
): Promise<Geocoded> {
  if (!address || !city) return { outcome: "off" };
  await geocodingsOfBusiness.take(providerId);
  const found = await geocode({ street: address, postalCode: postalCode ?? null, city });
  // The geocoder may find a street of the same name in another town.
  return found.outcome === "found" && isFarFromTown(city, found.point) ? { outcome: "not_found" } : found;
}

const givenPoint = ({ latitude, longitude }: PositionQuery): Coordinates | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };
