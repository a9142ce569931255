import { type Coordinates, distanceKm } from "@/lib/geo/distance";
import { isSameTown, townCentre, townsNamed } from "@/lib/geo/towns";
import { foldText } from "@/lib/text/foldText";
import { farthestFromTownKm } from "../limits";

/*
 * Rules for the points of places; docs/decisions/0025 has the reasons. Pure.
 */

/** A point: that of the door (`isPositionExact`) or of the middle of the town; both null while neither is known. */
export type Position = { latitude: number | null; longitude: number | null; isPositionExact: boolean };

/** The address that a point belongs to. Blank and null are the same. */
export type PlaceAddress = { address: string | null; city: string | null };

/**
 * Whether street and town are the same, ignoring case, accents and punctuation: such a correction is no other place.
 */
export const isSamePlace = (one: PlaceAddress, other: PlaceAddress): boolean =>
  placeKey(one) === placeKey(other);

const placeKey = ({ address, city }: PlaceAddress) =>
  JSON.stringify([address, city].map((text) => foldText(text ?? "").replace(/[^\p{L}\p{N}]/gu, "")));

/** The middle of the town, where exactly one town has the name. */
export function townPosition(city: string | null): Position {
  const centre = city === null ? null : townCentre(city);
  return centre === null
    ? { latitude: null, longitude: null, isPositionExact: true }
    : { ...centre, isPositionExact: false };
}

/**
 * The point of a place after an edit.
 * @param before the stored place; null for a new one
 * @param point the door, as it was sent; null: none; undefined: the edit does not name one
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

/** Whether a point is too far away to be in the town: it belongs to another town, or its two numbers are swapped. */
export function isFarFromTown(city: string, point: Coordinates): boolean {
  const towns = townsNamed(city);
  return towns.length > 0 && towns.every((town) => distanceKm(town, point) > farthestFromTownKm);
}
