import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundingBox, type Coordinates, distanceKm, formatDistanceKm } from "./distance";

const STOCKHOLM = { latitude: 59.3293, longitude: 18.0686 };
const GOTHENBURG = { latitude: 57.7089, longitude: 11.9746 };
const KIRUNA = { latitude: 67.8558, longitude: 20.2253 };

const coordinates = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe("distanceKm", () => {
  it.each([
    ["Stockholm to Göteborg", STOCKHOLM, GOTHENBURG, 397],
    ["Stockholm to Kiruna", STOCKHOLM, KIRUNA, 954],
    ["pole to pole", { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015],
    ["over the date line", { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111],
  ])("%s", (_, a, b, km) => expect(Math.round(distanceKm(a, b))).toBe(km));

  it("is symmetric, 0 to oneself, and at most half the earth's circumference", () => {
    fc.assert(
      fc.property(coordinates, coordinates, (a, b) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371);
      }),
    );
  });
});

describe("boundingBox", () => {
  it("is as wide as the circle", () => {
    const box = boundingBox(STOCKHOLM, 10);
    expect(distanceKm(STOCKHOLM, { ...STOCKHOLM, latitude: box.north })).toBeCloseTo(10, 6);
    expect(distanceKm(STOCKHOLM, { ...STOCKHOLM, longitude: box.east })).toBeGreaterThan(10);
    expect(distanceKm(STOCKHOLM, { ...STOCKHOLM, longitude: box.east })).toBeLessThan(10.01);
  });

  it("spans all longitudes at a pole and over the date line", () => {
    expect(boundingBox({ latitude: 89.9, longitude: 0 }, 50)).toMatchObject({
      north: 90,
      west: -180,
      east: 180,
    });
    expect(boundingBox({ latitude: 0, longitude: 179.9 }, 50)).toMatchObject({ west: -180, east: 180 });
    expect(boundingBox(STOCKHOLM, 20_000)).toEqual({ south: -90, north: 90, west: -180, east: 180 });
  });

  it("holds every point that is within the radius", () => {
    const radius = fc.double({ min: 0.1, max: 2000, noNaN: true });
    const direction = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(coordinates, radius, direction, (center, radiusKm, bearing) => {
        const point = pointAt(center, radiusKm * 0.999_999, bearing);
        const box = boundingBox(center, radiusKm);
        expect(point.latitude).toBeGreaterThanOrEqual(box.south);
        expect(point.latitude).toBeLessThanOrEqual(box.north);
        expect(point.longitude).toBeGreaterThanOrEqual(box.west);
        expect(point.longitude).toBeLessThanOrEqual(box.east);
      }),
      { numRuns: 1000 },
    );
  });
});

/** Where one gets to by going `km` from `from`, starting out towards `bearing` (radians from north). */
function pointAt(from: Coordinates, km: number, bearing: number): Coordinates {
  const [angle, latitude] = [km / 6371, (from.latitude * Math.PI) / 180];
  const sine =
    Math.sin(latitude) * Math.cos(angle) + Math.cos(latitude) * Math.sin(angle) * Math.cos(bearing);
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(latitude),
    Math.cos(angle) - Math.sin(latitude) * sine,
  );
  const longitude = from.longitude + (turn * 180) / Math.PI;
  return { latitude: (Math.asin(sine) * 180) / Math.PI, longitude: ((longitude + 540) % 360) - 180 };
}

describe("formatDistanceKm", () => {
  it("has one decimal", () => {
    expect(formatDistanceKm(1.24, "sv")).toBe("1,2\u00a0km");
    expect(formatDistanceKm(1.25, "en")).toBe("1.3\u00a0km");
    expect(formatDistanceKm(0.04, "sv")).toBe("0,0\u00a0km");
    expect(formatDistanceKm(397.2, "sv")).toBe("397,2\u00a0km");
  });
});
