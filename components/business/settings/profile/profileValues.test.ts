import { describe, expect, it } from "vitest";
import {
  type PlaceValues,
  profileChanges,
  profileFromParts,
  profileParts,
  unreadablePoints,
  withPrimary,
} from "./profileValues";

const about = { description: "Vi klipper.", phone: "", contact_email: "" };
const place = (key: string, changes: Partial<PlaceValues> = {}): PlaceValues => ({
  key,
  id: null,
  address: "Storgatan 1",
  postal_code: "",
  city: "Flen",
  phone: "",
  point: "",
  pointCity: "Flen",
  is_primary: false,
  ...changes,
});

describe("profileChanges", () => {
  it("sends points that were typed, and says of the others that there is none", () => {
    const locations = [place("a", { is_primary: true, point: "59,06 16,59" }), place("b")];
    expect(profileChanges({ provider: about, locations }).locations).toMatchObject([
      { latitude: 59.06, longitude: 16.59, is_primary: true },
      { latitude: null, longitude: null, is_primary: false },
    ]);
  });

  it("sends no point that was set in another town, and one that was there before its town", () => {
    const point = "59,31 18,08";
    const moved = place("a", { city: "Uppsala", pointCity: "Stockholm", point });
    const corrected = place("b", { city: "göteborg ", pointCity: "Goteborg", point });
    const first = place("c", { city: "Stockholm", pointCity: "", point });
    const { locations } = profileChanges({ provider: about, locations: [moved, corrected, first] });
    expect(locations?.map(({ latitude }) => latitude)).toEqual([null, 59.31, 59.31]);
  });

  it("sends no place where nothing was typed", () => {
    const blank = place("first", { address: " ", city: "", is_primary: true });
    expect(profileChanges({ provider: about, locations: [blank] }).locations).toEqual([]);
    expect(profileChanges({ provider: about, locations: [place("a"), blank] }).locations).toHaveLength(2);
  });
});

it("unreadablePoints names coordinates that are none", () => {
  const locations = [
    place("a", { point: "" }),
    place("b", { point: "vid torget" }),
    place("c", { point: "59, 18" }),
  ];
  expect(unreadablePoints({ provider: about, locations })).toEqual(["locations.1.latitude"]);
});

it("withPrimary puts the main address first, and leaves one", () => {
  const places = withPrimary([place("a", { is_primary: true }), place("b"), place("c")], "c");
  expect(places.map(({ key, is_primary }) => [key, is_primary])).toEqual([
    ["c", true],
    ["a", false],
    ["b", false],
  ]);
});

describe("two edits brought together", () => {
  const values = { provider: about, locations: [place("a", { is_primary: true }), place("b")] };

  it("are the same when they are taken apart and put together", () => {
    expect(profileFromParts(profileParts(values))).toEqual(values);
  });

  it("have one main address, also when each made another one", () => {
    const parts = new Map(profileParts(values));
    parts.set("place-b", { kind: "place", place: place("b", { is_primary: true }) });
    expect(profileFromParts(parts).locations.map(({ is_primary }) => is_primary)).toEqual([true, false]);
    parts.delete("place-a");
    parts.delete("place-b");
    expect(profileFromParts(parts).locations).toMatchObject([{ city: "", is_primary: true }]);
  });
});
