import { describe, expect, it } from "vitest";
import { distanceKm } from "@/lib/geo/distance";
import { pinMapAspect, pinsOf, pointOn, viewOver } from "./pinMap";

const stockholm = { name: "Stockholm", latitude: 59.3326, longitude: 18.0649 };
const solna = { name: "Solna", latitude: 59.36, longitude: 18 };
const lulea = { name: "Luleå", latitude: 65.5842, longitude: 22.1547 };
const malmo = { name: "Malmö", latitude: 55.6059, longitude: 13.0007 };

const viewOf = (points: Parameters<typeof viewOver>[0]) => {
  const view = viewOver(points);
  if (view === null) throw new Error("There is no view.");
  return view;
};

describe("the view over places", () => {
  it("is none without any", () => {
    expect(viewOver([])).toBeNull();
  });

  it("has all of them well inside, wherever they are", () => {
    const east = { latitude: 59.33, longitude: 11.9 };
    for (const points of [[stockholm], [stockholm, solna], [malmo, lulea], [stockholm, east]]) {
      const view = viewOf(points);
      for (const { x, y } of points.map((point) => pointOn(view, point))) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(13.9);
        expect(Math.max(x, y)).toBeLessThanOrEqual(86.1);
      }
    }
  });

  it("is about two kilometres high around a single one, which is in its middle", () => {
    const view = viewOf([stockholm]);
    expect(pointOn(view, stockholm)).toEqual({ x: 50, y: 50 });
    const edge = { latitude: stockholm.latitude + view.latitudeSpan, longitude: stockholm.longitude };
    expect(distanceKm(stockholm, edge)).toBeCloseTo(2, 1);
  });

  it("has the same scale in both directions", () => {
    const view = viewOf([stockholm, solna]);
    const origin = pointOn(view, stockholm);
    const kmUp = distanceKm(stockholm, { ...stockholm, latitude: stockholm.latitude + 0.01 });
    const kmRight = distanceKm(stockholm, { ...stockholm, longitude: stockholm.longitude + 0.01 });
    const up = origin.y - pointOn(view, { ...stockholm, latitude: stockholm.latitude + 0.01 }).y;
    const right = pointOn(view, { ...stockholm, longitude: stockholm.longitude + 0.01 }).x - origin.x;
    expect((right * pinMapAspect) / kmRight).toBeCloseTo(up / kmUp, 1);
  });
});

describe("the pins of places", () => {
  const names = (places: (typeof stockholm)[]) =>
    pinsOf(viewOf(places), places).map((pin) => pin.places.map(({ name }) => name));

  it("are one for those that would cover each other, where the first of them is", () => {
    const places = [malmo, stockholm, lulea, solna];
    expect(names(places)).toEqual([["Malmö"], ["Stockholm", "Solna"], ["Luleå"]]);
    const view = viewOf(places);
    expect(pinsOf(view, places)[1]).toMatchObject(pointOn(view, stockholm));
  });

  it("stand apart where the view is near enough", () => {
    expect(names([stockholm, solna])).toEqual([["Stockholm"], ["Solna"]]);
  });

  it("are one for several at one address", () => {
    expect(names([stockholm, { ...stockholm, name: "Våningen över" }])).toEqual([
      ["Stockholm", "Våningen över"],
    ]);
  });
});
