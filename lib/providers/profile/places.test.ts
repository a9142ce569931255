import { describe, expect, it } from "vitest";
import { isFarFromTown, positionOf, townPosition } from "./places";

const door = { latitude: 59.3126, longitude: 18.0858 };
const here = { address: "Bondegatan 46", city: "Stockholm" };
const before = { ...here, ...door, isPositionExact: true };
const exact = { ...door, isPositionExact: true };
const stockholm = { latitude: 59.32938, longitude: 18.06871, isPositionExact: false };
const nowhere = { latitude: null, longitude: null, isPositionExact: true };

describe("positionOf", () => {
  it("is the point that was sent", () => {
    expect(positionOf(here, null, door)).toEqual(exact);
    expect(positionOf({ ...here, address: "Bondegatan 46 B" }, before, door)).toEqual(exact);
    const set = { latitude: 55.6, longitude: 13 };
    expect(positionOf({ ...here, city: "Malmö" }, before, set)).toEqual({ ...set, isPositionExact: true });
  });

  it("is the middle of the town without a sent point", () => {
    expect(positionOf(here, null)).toEqual(stockholm);
    expect(positionOf(here, before, null)).toEqual(stockholm);
    expect(positionOf({ address: "", city: "Ankeborg" }, null)).toEqual(nowhere);
  });

  it("stays when no point is named and the place is the same", () => {
    expect(positionOf({ address: "bondegatan  46,", city: "STOCKHOLM" }, before)).toEqual(exact);
    expect(positionOf(here, { ...here, ...nowhere })).toEqual(nowhere);
  });

  it("does not keep the point of another town, also when it is sent again", () => {
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
