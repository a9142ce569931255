import { type Coordinates, distanceKm } from "@/lib/geo/distance";
import { isSameTown, townCentre, townsNamed } from "@/lib/geo/towns";
import { foldText } from "@/lib/text/foldText";
import { farthestFromTownKm } from "../limits";

/*
 * Where a business is. Pure rules; docs/decisions/0025 says why they are so.
 */

/** A point: that of the door (`isPositionExact`) or of the middle of the town; both null while neither is known. */
export type Position = { latitude: number | null; longitude: number | null; isPositionExact: boolean };

/** What a point belongs to. Blank and null are the same. */
export type PlaceAddress = { address: string | null; city: string | null };

/** Whether street and town are the same, however they are written: a corrected capital or comma is no move. */
export const isSamePlace = (one: PlaceAddress, other: PlaceAddress): boolean =>
  placeKey(one) === placeKey(other);

const placeKey = ({ address, city }: PlaceAddress) =>
  JSON.stringify([address, city].map((text) => foldText(text ?? "").replace(/[^\p{L}\p{N}]/gu, "")));

/** The middle of the town, where its name says which it is. */
export function townPosition(city: string | null): Position {
  const centre = city === null ? null : townCentre(city);
  return centre === null
    ? { latitude: null, longitude: null, isPositionExact: true }
    : { ...centre, isPositionExact: false };
}

/**
 * The point of a place after an edit.
 * @param before the place as it is; null for a new one
 * @param point of the door, as it was set; null: none is; undefined: nothing was said of it
 */
export function positionOf(
  place: PlaceAddress,
  before: (PlaceAddress & Position) | null,
  point?: Coordinates | null,
): Position {
  if (point) {
    const isLeftOver = before !== null && isMoved(before, place) && isSamePoint(before, point);
    if (!isLeftOver) return { latitude: point.latitude, longitude: point.longitude, isPositionExact: true };
  }
  if (point === undefined && before !== null && isSamePlace(before, place)) {
    const { latitude, longitude, isPositionExact } = before;
    return { latitude, longitude, isPositionExact };
  }
  return townPosition(place.city);
}

const isMoved = (before: PlaceAddress, after: PlaceAddress) =>
  !isSameTown(before.city ?? "", after.city ?? "");

const isSamePoint = (before: Position, { latitude, longitude }: Coordinates) =>
  before.latitude === latitude && before.longitude === longitude;

/** Whether a point cannot be in the town: that of another one, or its two numbers the other way round. */
export function isFarFromTown(city: string, point: Coordinates): boolean {
  const towns = townsNamed(city);
  return towns.length > 0 && towns.every((town) => distanceKm(town, point) > farthestFromTownKm);
}
