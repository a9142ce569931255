import { expect, it } from "vitest";
import { isOnMap, movedPoint, placeOn, pointAt } from "./pinView";

const stockholm = { latitude: 59.3293, longitude: 18.0686 };
const view = { centre: stockholm, span: 0.018 };

it("maps the centre to the middle, and a place on the map back to its point", () => {
  expect(placeOn(view, stockholm)).toEqual({ x: 0.5, y: 0.5 });
  const there = { x: 0.2, y: 0.9 };
  const back = placeOn(view, pointAt(view, there));
  expect(back.x).toBeCloseTo(there.x, 3);
  expect(back.y).toBeCloseTo(there.y, 3);
});

it("draws north upwards and east to the right", () => {
  const north = movedPoint(view, stockholm, 0, 1);
  expect(north.latitude).toBeGreaterThan(stockholm.latitude);
  expect(north.longitude).toBeCloseTo(stockholm.longitude, 6);
  expect(movedPoint(view, stockholm, 1, 0).longitude).toBeGreaterThan(stockholm.longitude);
});

it("reports a point near or beyond the edge as outside", () => {
  expect(isOnMap(view, stockholm)).toBe(true);
  expect(isOnMap(view, pointAt(view, { x: 0.97, y: 0.5 }))).toBe(false);
  expect(isOnMap(view, { latitude: 55, longitude: 13 })).toBe(false);
});

it("limits points to valid coordinates", () => {
  expect(
    movedPoint({ centre: { latitude: 90, longitude: 0 }, span: 0.6 }, { latitude: 90, longitude: 0 }, 0, 9),
  ).toEqual({
    latitude: 90,
    longitude: 0,
  });
});
