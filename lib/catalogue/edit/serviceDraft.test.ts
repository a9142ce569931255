import { describe, expect, it } from "vitest";
import { fieldProblems } from "@/lib/http/input/fieldProblems";
import { serviceDraftSchema } from "./serviceDraft";

const subcategoryId = "7c122321-0a17-8fd5-ae7f-9943ec958298";
const least = { name: "Klippning", price: 420, duration_minutes: 30, subcategory_id: subcategoryId };

/** What is wrong, as an answer tells it in English. */
function problems(draft: unknown): Record<string, string> {
  const { error } = serviceDraftSchema.safeParse(draft, { reportInput: true });
  const told = error ? fieldProblems(error, "en") : [];
  return Object.fromEntries(told.map(({ path, message }) => [path, message]));
}

const wrong = (changes: object) => Object.keys(problems({ ...least, ...changes }));

describe("a service as its business writes it", () => {
  it("needs a name, a price, a length and a subcategory; the rest has defaults", () => {
    expect(serviceDraftSchema.parse(least)).toEqual({
      name: "Klippning",
      description: "",
      priceOre: 42_000,
      durationMinutes: 30,
      isActive: true,
      isPhysical: true,
      isDigital: false,
      subcategoryId,
      categoryId: null,
      vatPercent: undefined,
      bufferBeforeMinutes: undefined,
      bufferAfterMinutes: undefined,
      imageUrl: undefined,
      staffMemberIds: null,
    });
    const nothing = { description: null, is_active: null, is_physical: null, is_digital: null };
    expect(serviceDraftSchema.parse({ ...least, ...nothing })).toEqual(serviceDraftSchema.parse(least));
  });

  it("tells everything that is wrong at once, each at its field", () => {
    const required = "Fill in this field.";
    expect(problems({})).toEqual({
      name: required,
      price: required,
      duration_minutes: required,
      subcategory_id: required,
    });
    expect(
      problems({
        name: "  ",
        price: -1,
        duration_minutes: 7,
        is_physical: false,
        is_digital: false,
        subcategory_id: "",
        category_id: null,
        image_url: "http://exempel.se/a.jpg",
      }),
    ).toEqual({
      name: required,
      price: "The value must be at least 0.",
      duration_minutes: "The value must be at least 10.",
      subcategory_id: required,
      category_id: required,
      image_url: "Give a full address that begins with https://.",
      is_physical: "Choose at least one way: in person or online.",
    });
  });

  it.each([0, 3, 419.99, 1_250.5, 999_999])("takes the price %d", (price) => {
    expect(serviceDraftSchema.parse({ ...least, price }).priceOre).toBe(Math.round(price * 100));
  });

  it.each([
    -0.01,
    0.005,
    0.01,
    2.99,
    419.999,
    1e-7,
    1_000_000,
    1e308,
    -1e308,
    Infinity,
    Number.NaN,
    "420",
    null,
  ])("refuses the price %s", (price) => expect(wrong({ price })).toEqual(["price"]));

  it.each([0, 5, 12, 12.5, 1_445, 1e300, "60", null])("refuses the length %s", (duration_minutes) => {
    expect(wrong({ duration_minutes })).toEqual(["duration_minutes"]);
  });

  it.each([10, 15, 1_440])("takes the length %d", (duration_minutes) => {
    expect(wrong({ duration_minutes })).toEqual([]);
  });

  it.each([
    ["vat_percent", [0, 6, 12, 25, null], [-25, 13, "25", 25.5]],
    ["buffer_before_minutes", [0, 5, 480, null], [-5, 7, 485, 2.5, "10"]],
    ["buffer_after_minutes", [0, 5, 480, null], [-5, 7, 485, 2.5, "10"]],
  ])("takes and refuses values of %s", (field, right, bad) => {
    for (const value of right) expect(wrong({ [field]: value })).toEqual([]);
    for (const value of bad) expect(wrong({ [field]: value })).toEqual([field]);
  });

  it.each([
    [null, true, []],
    [null, false, []],
    [false, true, []],
    [true, null, []],
    [false, null, ["is_physical"]],
    [false, false, ["is_physical"]],
  ])("with is_physical %s and is_digital %s complains of %j", (is_physical, is_digital, paths) => {
    expect(wrong({ is_physical, is_digital })).toEqual(paths);
  });

  it.each([
    ["name", "a".repeat(121)],
    ["name", 5],
    ["description", "a".repeat(2_001)],
    ["is_active", "yes"],
    ["subcategory_id", "hair"],
    ["category_id", "beauty"],
    ["image_url", 5],
  ])("refuses %s %j", (field, value) => {
    expect(wrong({ [field]: value })).toEqual([field]);
  });

  it("takes the picture away with null or a blank text, and leaves it when nothing is said", () => {
    const imageUrl = (image_url: unknown) => serviceDraftSchema.parse({ ...least, image_url }).imageUrl;
    expect([imageUrl(null), imageUrl(" "), imageUrl(undefined)]).toEqual([null, null, undefined]);
    expect(imageUrl("https://exempel.se/a.jpg")).toBe("https://exempel.se/a.jpg");
  });
});
