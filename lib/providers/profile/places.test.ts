import { describe, expect, it } from "vitest";
import { isFarFromTown, positionOf, townPosition } from "./places";

const door = { latitude: 59.3126, longitude: 18.0858 };
const here = { address: "Bondegatan 46", city: "Stockholm" };
const before = { ...here, ...door, isPositionExact: true };
const exact = { ...door, isPositionExact: true };
const stockholm = { latitude: 59.32938, longitude: 18.06871, isPositionExact: false };
const nowhere = { latitude: null, longitude: null, isPositionExact: true };

describe("positionOf", () => {
  it("takes the point that was set", () => {
    expect(positionOf(here, null, door)).toEqual(exact);
    expect(positionOf({ ...here, address: "Bondegatan 46 B" }, before, door)).toEqual(exact);
    const set = { latitude: 55.6, longitude: 13 };
    expect(positionOf({ ...here, city: "Malmö" }, before, set)).toEqual({ ...set, isPositionExact: true });
  });

  it("takes the middle of the town where none was set", () => {
    expect(positionOf(here, null)).toEqual(stockholm);
    expect(positionOf(here, before, null)).toEqual(stockholm);
    expect(positionOf({ address: "", city: "Ankeborg" }, null)).toEqual(nowhere);
  });

  it("keeps what is there while nothing is said of it and the place is the same", () => {
    expect(positionOf({ address: "bondegatan  46,", city: "STOCKHOLM" }, before)).toEqual(exact);
    expect(positionOf(here, { ...here, ...nowhere })).toEqual(nowhere);
  });

  it("keeps no point of another town, also when it is sent along", () => {
    expect(positionOf({ ...here, city: "Ankeborg" }, before, door)).toEqual(nowhere);
    expect(positionOf({ ...here, city: "Solna" }, before, door)).toEqual(townPosition("Solna"));
    expect(positionOf({ ...here, city: "Ankeborg" }, before)).toEqual(nowhere);
  });
});

describe("isFarFromTown", () => {
  it.each([
    ["Stockholm", door, false],
    ["Malmö", door, true],
    ["Stockholm", { latitude: door.longitude, longitude: door.latitude }, true],
    ["Ankeborg", door, false],
    // One of the two of that name is near.
    ["Viken", { latitude: 56.1, longitude: 12.6 }, false],
    ["Viken", door, true],
  ])("%s, %j: %s", (city, point, isFar) => expect(isFarFromTown(city, point)).toBe(isFar));
});
