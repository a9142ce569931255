import { expect, it } from "vitest";
import { mapScene } from "./mapScene";

it("is the same for the same coordinates", () => {
  expect(mapScene(59.3145, 18.0736)).toEqual(mapScene(59.3145, 18.0736));
  expect(mapScene(59.3145, 18.0736).contours).not.toEqual(mapScene(57.7, 11.97).contours);
});

it("places the graticule at true coordinates", () => {
  const { parallels, meridians } = mapScene(59.31, 18.07);
  expect(parallels.find((line) => line.label === "59.310° N")?.at).toBeCloseTo(50, 5);
  expect(meridians.find((line) => line.label === "18.070° E")?.at).toBeCloseTo(50, 5);
  for (const { at } of [...parallels, ...meridians]) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(100);
  }
});

it("labels southern and western coordinates S and W", () => {
  const { parallels, meridians } = mapScene(-33.86, -70.65);
  expect(parallels.every((line) => line.label.endsWith("S"))).toBe(true);
  expect(meridians.every((line) => line.label.endsWith("W"))).toBe(true);
});
