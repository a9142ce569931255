import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCoordinates, parseCoordinates } from "./parseCoordinates";

const stockholm = { latitude: 59.3293, longitude: 18.0686 };

describe("parseCoordinates", () => {
  it.each([
    "59.3293, 18.0686",
    "59.3293,18.0686",
    "59.3293 18.0686",
    "59,3293 18,0686",
    "59,3293, 18,0686",
    "59,3293; 18,0686",
    "  59.3293 ,  18.0686  ",
    "N 59.3293 E 18.0686",
    "59.3293 N, 18.0686 E",
    "59.3293° N 18.0686° E",
    "18.0686 E, 59.3293 N",
    "N59,3293 Ö18,0686",
  ])("reads %s", (text) => expect(parseCoordinates(text)).toEqual(stockholm));

  it.each(["59°19′45″N 18°04′07″E", `59° 19' 45" N, 18° 4' 7" E`, "N 59° 19′ 45″ E 18° 4′ 7″"])(
    "reads %s",
    (text) => {
      const read = parseCoordinates(text);
      expect(read?.latitude).toBeCloseTo(59.329_167, 5);
      expect(read?.longitude).toBeCloseTo(18.068_611, 5);
    },
  );

  it("reads the south and the west as negative", () => {
    expect(parseCoordinates("33.5 S 70.25 W")).toEqual({ latitude: -33.5, longitude: -70.25 });
    expect(parseCoordinates("-33.5, -70.25")).toEqual({ latitude: -33.5, longitude: -70.25 });
  });

  it.each([
    "",
    "59.3293",
    "59,3293",
    "55,59",
    "Bondegatan 46",
    "59.3293, 18.0686, 12",
    "91, 18",
    "59, 181",
    "59 N 18 N",
    "-59 S 18 E",
    "59°61′N 18°E",
    "59.3293, öst",
  ])("refuses %j", (text) => expect(parseCoordinates(text)).toBeNull());

  it("reads what formatCoordinates writes", () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((n) => n / 1e6);
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const read = parseCoordinates(formatCoordinates({ latitude, longitude }));
        expect(read?.latitude).toBeCloseTo(latitude, 6);
        expect(read?.longitude).toBeCloseTo(longitude, 6);
      }),
    );
  });
});
