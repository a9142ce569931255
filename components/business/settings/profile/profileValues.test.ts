import { describe, expect, it } from "vitest";
import { mergeEdits } from "../saving/mergeEdits";
import {
  type PlaceValues,
  type ProfileValues,
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
  it("sends typed positions, and null for the others", () => {
    const locations = [place("a", { is_primary: true, point: "59,06 16,59" }), place("b")];
    expect(profileChanges({ provider: about, locations }).locations).toMatchObject([
      { latitude: 59.06, longitude: 16.59, is_primary: true },
      { latitude: null, longitude: null, is_primary: false },
    ]);
  });

  it("sends no position that was set in another town, but one set before the town was typed", () => {
    const point = "59,31 18,08";
    const moved = place("a", { city: "Uppsala", pointCity: "Stockholm", point });
    const corrected = place("b", { city: "göteborg ", pointCity: "Goteborg", point });
    const first = place("c", { city: "Stockholm", pointCity: "", point });
    const { locations } = profileChanges({ provider: about, locations: [moved, corrected, first] });
    expect(locations?.map(({ latitude }) => latitude)).toEqual([null, 59.31, 59.31]);
  });

  it("sends no place when nothing was typed", () => {
    const blank = place("first", { address: " ", city: "", is_primary: true });
    expect(profileChanges({ provider: about, locations: [blank] }).locations).toEqual([]);
    expect(profileChanges({ provider: about, locations: [place("a"), blank] }).locations).toHaveLength(2);
  });
});

it("unreadablePoints returns the paths of invalid coordinates", () => {
  const locations = [
    place("a", { point: "" }),
    place("b", { point: "vid torget" }),
    place("c", { point: "59, 18" }),
  ];
  expect(unreadablePoints({ provider: about, locations })).toEqual(["locations.1.latitude"]);
});

it("withPrimary puts the main address first and keeps exactly one", () => {
  const places = withPrimary([place("a", { is_primary: true }), place("b"), place("c")], "c");
  expect(places.map(({ key, is_primary }) => [key, is_primary])).toEqual([
    ["c", true],
    ["a", false],
    ["b", false],
  ]);
});

describe("two edits of the same profile", () => {
  const values = { provider: about, locations: [place("a", { is_primary: true }), place("b")] };

  it("are unchanged after splitting into parts and joining", () => {
    expect(profileFromParts(profileParts(values))).toEqual(values);
  });

  const edited = (changes: Partial<PlaceValues>) => ({
    provider: about,
    locations: [place("a", { is_primary: true, ...changes }), place("b")],
  });
  const merge = (mine: ProfileValues, theirs: ProfileValues) => {
    const [base, here, there] = [values, mine, theirs].map((edit) =>
      profileParts(edit, [values, mine, theirs]),
    );
    const { merged, conflicts } = mergeEdits(base ?? new Map(), here ?? new Map(), there ?? new Map());
    return { locations: profileFromParts(merged).locations, conflicts: conflicts.map(({ key }) => key) };
  };

  it("merge field by field within one address", () => {
    const { locations, conflicts } = merge(
      edited({ address: "Storgatan 2" }),
      edited({ postal_code: "642 30", phone: "08-465 004 19" }),
    );
    expect(locations[0]).toEqual(
      place("a", {
        address: "Storgatan 2",
        postal_code: "642 30",
        phone: "08-465 004 19",
        is_primary: true,
      }),
    );
    expect(conflicts).toEqual([]);
  });

  it("never combine the position of one town with another town", () => {
    const { locations, conflicts } = merge(edited({ city: "Stockholm" }), edited({ point: "59.06, 16.59" }));
    expect(locations[0]).toMatchObject({ city: "Stockholm", point: "" });
    expect(conflicts).toEqual(["city-a"]);
  });

  it("conflict in an address that one removed and the other changed", () => {
    const gone = { provider: about, locations: [place("b", { is_primary: true })] };
    expect(merge(edited({ address: "Storgatan 2" }), gone).conflicts).toEqual(["place-a"]);
    expect(merge(edited({}), gone).locations).toEqual(gone.locations);
  });

  it("have one main address when each chose another one", () => {
    const three = (main: string) => ({
      provider: about,
      locations: withPrimary([place("a"), place("b"), place("c")], main),
    });
    const parts = new Map(profileParts(three("b")));
    expect(profileFromParts(parts)).toEqual(three("b"));
    const edits = [three("a"), three("b"), three("c")];
    const [base, mine, theirs] = edits.map((edit) => profileParts(edit, edits));
    const { merged, conflicts } = mergeEdits(base ?? parts, mine ?? parts, theirs ?? parts);
    expect(conflicts.map(({ key }) => key)).toEqual(["primary"]);
    expect(profileFromParts(merged).locations.filter(({ is_primary }) => is_primary)).toMatchObject([
      { key: "b" },
    ]);
    expect(profileFromParts(new Map()).locations).toMatchObject([{ city: "", is_primary: true }]);
  });
});
