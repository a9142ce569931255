import { formatCoordinates, parseCoordinates } from "@/lib/geo/parseCoordinates";
import { foldText } from "@/lib/text/foldText";
import type { Parts } from "../saving/mergeEdits";
import type { Settings, SettingsChanges } from "../saving/useSettingsForm";

/** A place as the form holds it. `key` stays the same while it is edited. */
export type PlaceValues = {
  key: string;
  id: string | null;
  address: string;
  postal_code: string;
  city: string;
  phone: string;
  /** The exact position as text; empty: that of the town. */
  point: string;
  /** The town that the position was set in. */
  pointCity: string;
  is_primary: boolean;
};

export type AboutValues = { description: string; phone: string; contact_email: string };

/** Named as in the contract, so that the server's problems are shown at their fields. The primary place comes first. */
export type ProfileValues = { provider: AboutValues; locations: PlaceValues[] };

export const noPlace = {
  id: null,
  address: "",
  postal_code: "",
  city: "",
  phone: "",
  point: "",
  pointCity: "",
} as const;

export function profileOf({ provider }: Settings): ProfileValues {
  const places = provider.provider_locations.map((place) => ({
    key: place.id,
    id: place.id,
    address: place.address,
    postal_code: place.postal_code ?? "",
    city: place.city,
    phone: place.phone ?? "",
    point: pointText(place),
    pointCity: place.city,
    is_primary: place.is_primary,
  }));
  // A business that gave only a town or only a street has no place yet.
  const { address, postal_code, city } = provider;
  const first = {
    ...noPlace,
    key: "first",
    address: address ?? "",
    postal_code: postal_code ?? "",
    city: city ?? "",
  };
  return {
    provider: {
      description: provider.description,
      phone: provider.phone ?? "",
      contact_email: provider.contact_email ?? "",
    },
    locations: primaryFirst(places.length > 0 ? places : [{ ...first, is_primary: true }]),
  };
}

function pointText(place: Settings["provider"]["provider_locations"][number]): string {
  const { latitude, longitude, is_position_exact } = place;
  if (is_position_exact !== true || latitude === null || longitude === null) return "";
  return formatCoordinates({ latitude, longitude });
}

/** Exactly one is primary, and it comes first. */
function primaryFirst(places: readonly PlaceValues[]): PlaceValues[] {
  const primary = places.find(({ is_primary }) => is_primary) ?? places[0];
  if (primary === undefined) return [];
  const others = places.filter(({ key }) => key !== primary.key);
  return [{ ...primary, is_primary: true }, ...others.map((place) => ({ ...place, is_primary: false }))];
}

/** The same places with another one as the main address. */
export function withPrimary(places: readonly PlaceValues[], key: string): PlaceValues[] {
  return primaryFirst(places.map((place) => ({ ...place, is_primary: place.key === key })));
}

const isBlank = ({ address, postal_code, city, point }: PlaceValues) =>
  [address, postal_code, city, point].every((text) => text.trim() === "");

/** The changes to send: all places in order; an empty list for a business without any. */
export function profileChanges({ provider, locations }: ProfileValues): SettingsChanges {
  const isNowhere = locations.length === 1 && locations.every(isBlank);
  return { provider, locations: isNowhere ? [] : locations.map(placeDraft) };
}

/** Whether the place moved to another town than that of its position, which is then dropped (PRO-6). */
export function isPointOutdated({ point, pointCity, city }: PlaceValues): boolean {
  const isSame = foldText(pointCity).trim() === foldText(city).trim();
  return point !== "" && pointCity.trim() !== "" && !isSame;
}

function placeDraft(values: PlaceValues) {
  const { key: _key, point, pointCity: _city, ...place } = values;
  const parsedPoint = isPointOutdated(values) ? null : parseCoordinates(point);
  const { latitude, longitude } = parsedPoint ?? { latitude: null, longitude: null };
  return { ...place, latitude, longitude };
}

/** The field paths of coordinates that cannot be parsed. */
export function unreadablePoints({ locations }: ProfileValues): string[] {
  return locations.flatMap(({ point }, index) =>
    point.trim() !== "" && parseCoordinates(point) === null ? [`locations.${index}.latitude`] : [],
  );
}

type PlaceTexts = Pick<PlaceValues, "address" | "postal_code" | "city" | "phone" | "point" | "pointCity">;

/** A place that an edit added or removed is one part; of any other each field is a part. */
export type ProfilePart =
  | { kind: "text"; text: string }
  | { kind: "primary"; key: string }
  | { kind: "place"; place: PlaceValues }
  | { kind: "field"; field: PlaceField; of: Pick<PlaceValues, "key" | "id">; texts: Partial<PlaceTexts> };

const textNames = ["description", "phone", "contact_email"] as const;
const isTextName = (key: string): key is (typeof textNames)[number] => textNames.some((name) => name === key);

const placeFields = ["address", "postal_code", "city", "phone"] as const;
export type PlaceField = (typeof placeFields)[number];

export { isTextName };

export function profileParts(
  { provider, locations }: ProfileValues,
  edits: readonly Pick<ProfileValues, "locations">[] = [{ locations }],
): Parts<ProfilePart> {
  const isEverywhere = (key: string) =>
    edits.every((edit) => edit.locations.some((place) => place.key === key));
  const placeParts = (place: PlaceValues): [string, ProfilePart][] => {
    const { key, id } = place;
    // Which place is the main address is a part of its own.
    if (!isEverywhere(key))
      return [[`place-${key}`, { kind: "place", place: { ...place, is_primary: false } }]];
    return placeFields.map((field) => {
      // The position belongs to the part of its town.
      const { city, point, pointCity } = place;
      const texts = field === "city" ? { city, point, pointCity } : { [field]: place[field] };
      return [`${field}-${key}`, { kind: "field", field, of: { key, id }, texts }];
    });
  };
  return new Map<string, ProfilePart>([
    ...textNames.map((name): [string, ProfilePart] => [name, { kind: "text", text: provider[name] }]),
    ["primary", { kind: "primary", key: locations.find(({ is_primary }) => is_primary)?.key ?? "" }],
    ...locations.flatMap(placeParts),
  ]);
}

export function profileFromParts(parts: Parts<ProfilePart>): ProfileValues {
  const text = (name: string) => {
    const part = parts.get(name);
    return part?.kind === "text" ? part.text : "";
  };
  const primary = parts.get("primary");
  const places = placesFromParts(parts);
  return {
    provider: {
      description: text("description"),
      phone: text("phone"),
      contact_email: text("contact_email"),
    },
    locations: withPrimary(
      places.length > 0 ? places : [{ key: "first", ...noPlace, is_primary: true }],
      primary?.kind === "primary" ? primary.key : "",
    ),
  };
}

function placesFromParts(parts: Parts<ProfilePart>): PlaceValues[] {
  const places = new Map<string, PlaceValues>();
  for (const part of parts.values()) {
    if (part.kind === "place") places.set(part.place.key, part.place);
    if (part.kind !== "field") continue;
    const blank = { key: part.of.key, ...noPlace, id: part.of.id, is_primary: false };
    places.set(part.of.key, { ...(places.get(part.of.key) ?? blank), ...part.texts });
  }
  return [...places.values()];
}
