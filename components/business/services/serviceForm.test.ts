import { describe, expect, it } from "vitest";
import { serviceDraftSchema } from "@/lib/catalogue/edit/serviceDraft";
import { blankService, doersOfNew, serviceBody, serviceProblems, valuesOf } from "./serviceForm";

const ids = {
  category_id: "3c734d39-95a8-8435-ba81-5a2116f0342d",
  subcategory_id: "7c122321-0a17-8fd5-ae7f-9943ec958298",
};
const whole = { ...blankService, ...ids, name: "Klippning", price: "1 250,50" };

describe("serviceProblems", () => {
  it("finds nothing wrong with a new service that has a name and a place to be filed", () => {
    expect(serviceProblems({ ...blankService, ...ids, name: "Klippning" })).toEqual({});
  });

  it("asks for the category first, and then for the subcategory", () => {
    expect(serviceProblems({ ...whole, category_id: "", subcategory_id: "" })).toEqual({
      category_id: "category",
    });
    expect(serviceProblems({ ...whole, subcategory_id: "" })).toEqual({ subcategory_id: "subcategory" });
  });

  it("tells everything at once, each at its field", () => {
    expect(
      serviceProblems({
        ...whole,
        name: " ",
        duration_minutes: "7",
        price: "1,999",
        is_physical: false,
        is_digital: false,
        buffer_before_minutes: "x",
        buffer_after_minutes: "500",
      }),
    ).toEqual({
      name: "name",
      duration_minutes: "durationRange",
      price: "priceDecimals",
      is_physical: "format",
      buffer_before_minutes: "minutesNumber",
      buffer_after_minutes: "bufferRange",
    });
  });
});

describe("serviceBody", () => {
  it("is what the schema takes, numbers as numbers", () => {
    expect(serviceDraftSchema.parse(serviceBody(whole))).toMatchObject({
      name: "Klippning",
      priceOre: 125_050,
      durationMinutes: 60,
      vatPercent: 25,
      bufferBeforeMinutes: 0,
    });
  });

  it("of a service as it is changes nothing, whatever its VAT", () => {
    for (const vatPercent of [0, 6, 12, 25]) {
      const service = {
        id: "1",
        providerId: "2",
        subcategoryId: ids.subcategory_id,
        name: "Klippning",
        description: "Tvätt ingår.",
        priceOre: 42_000,
        vatPercent,
        durationMinutes: 30,
        bufferBeforeMinutes: 5,
        bufferAfterMinutes: 10,
        isActive: false,
        isPhysical: false,
        isDigital: true,
        imageUrl: null,
        pictures: [],
        position: 3,
        version: "a",
        staffIds: [],
        subcategory: {
          id: ids.subcategory_id,
          slug: "hair",
          nameSv: "Frisör",
          nameEn: "Hairdresser",
          category: { id: ids.category_id, slug: "beauty-wellness", nameSv: "Skönhet", nameEn: "Beauty" },
        },
      };
      const {
        subcategory: _subcategory,
        id: _id,
        providerId: _owner,
        position: _place,
        version: _version,
        staffIds: _people,
        pictures: _pictures,
        ...columns
      } = service;
      expect(serviceDraftSchema.parse(serviceBody(valuesOf(service)))).toEqual({
        ...columns,
        categoryId: ids.category_id,
        imageUrl: undefined,
        staffMemberIds: null,
      });
    }
  });
});

describe("who does a service", () => {
  const person = { colour: "green", imageUrl: null, isActive: true, serviceIds: [] } as const;
  const maja = { ...person, id: "m", name: "Maja", doesAllServices: true, serviceIds: [] };
  const ali = { ...person, id: "a", name: "Ali", doesAllServices: false, serviceIds: [] };

  it("is not asked where one works alone", () => {
    expect(doersOfNew([])).toBeNull();
    expect(serviceBody(whole)).not.toHaveProperty("staff_ids");
  });

  it("is whoever does everything for a new one, and somebody at least", () => {
    expect(doersOfNew([maja, ali])).toEqual(["m"]);
    expect(serviceProblems({ ...whole, staff_ids: [] })).toEqual({ staff_ids: "staff" });
    expect(serviceBody({ ...whole, staff_ids: ["a"] })).toMatchObject({ staff_ids: ["a"] });
  });
});
