import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceKm, formatDistanceKm } from "./distance";

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

describe("formatDistanceKm", () => {
  it("has one decimal", () => {
    expect(formatDistanceKm(1.24, "sv")).toBe("1,2\u00a0km");
    expect(formatDistanceKm(1.25, "en")).toBe("1.3\u00a0km");
    expect(formatDistanceKm(0.04, "sv")).toBe("0,0\u00a0km");
    expect(formatDistanceKm(397.2, "sv")).toBe("397,2\u00a0km");
  });
});
