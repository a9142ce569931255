import { describe, expect, it } from "vitest";
import { locationsDraftSchema } from "./locationsDraft";

const place = { address: "Bondegatan 46", city: "Stockholm", is_primary: true };
const door = { latitude: 59.3126, longitude: 18.0858 };
const wrong = (drafts: object[]) =>
  new Set(locationsDraftSchema.safeParse(drafts).error?.issues.map(({ path }) => path.join(".")));

describe("locationsDraftSchema", () => {
  it("reads a place with its point, and one without street", () => {
    expect(locationsDraftSchema.parse([{ ...place, ...door, postal_code: "11633" }])).toEqual([
      {
        id: null,
        address: "Bondegatan 46",
        postalCode: "116 33",
        city: "Stockholm",
        phone: null,
        isPrimary: true,
        point: door,
      },
    ]);
    expect(
      locationsDraftSchema.parse([{ city: "Gothenburg", address: null, is_primary: true }]),
    ).toMatchObject([{ address: "", city: "Göteborg", point: null }]);
    expect(locationsDraftSchema.parse([])).toEqual([]);
  });

  it("ignores the point of a town that was read and sent back", () => {
    expect(locationsDraftSchema.parse([{ ...place, ...door, is_position_exact: false }])).toMatchObject([
      { point: null },
    ]);
  });

  const id = crypto.randomUUID();
  it.each([
    ["no town", [{ ...place, city: " " }], ["0.city"]],
    ["half a point", [{ ...place, latitude: 59 }], ["0.longitude"]],
    ["a point off the earth", [{ ...place, latitude: 91, longitude: 18 }], ["0.latitude"]],
    ["a point in another town", [{ ...place, city: "Malmö", ...door }], ["0.latitude"]],
    ["none that is primary", [{ ...place, is_primary: false }], [""]],
    ["two that are primary", [place, place], [""]],
    [
      "one twice",
      [
        { ...place, id },
        { ...place, id, is_primary: false },
      ],
      ["1.id"],
    ],
    ["wrong words", [{ ...place, postal_code: "1", phone: "ring" }], ["0.postal_code", "0.phone"]],
    ["too many", [place, ...new Array(20).fill({ ...place, is_primary: false })], [""]],
  ])("refuses %s", (_, drafts, fields) => expect([...wrong(drafts)]).toEqual(fields));
});
