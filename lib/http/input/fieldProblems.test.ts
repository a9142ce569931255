import { describe, expect, it } from "vitest";
import { z } from "zod";
import { prose, singleLine } from "@/lib/text/texts";
import { fieldProblems, queryProblems } from "./fieldProblems";
import { anyOf } from "./schemas";

const schema = z.object({
  price: z.coerce.number(),
  name: z.string(),
  isActive: z.boolean(),
  slots: z.array(z.string()),
  minutes: z.int(),
});
const told = (value: object, locale: "sv" | "en") => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? fieldProblems(error, locale).map(({ path, message }) => `${path}: ${message}`) : [];
};

describe("fieldProblems", () => {
  it("says which kind of value a field takes", () => {
    const wrong = { price: "abc", name: 5, isActive: "ja", slots: {}, minutes: 1.5 };
    expect(told(wrong, "sv")).toEqual([
      "price: Skriv ett tal.",
      "name: Skriv en text.",
      "isActive: Ange true eller false.",
      "slots: Ange en lista.",
      "minutes: Skriv ett heltal.",
    ]);
    expect(told(wrong, "en")[0]).toBe("price: Enter a number.");
  });

  it("asks for a missing field", () => {
    expect(told({ price: 1, isActive: true, slots: [], minutes: null }, "en")).toEqual([
      "name: Fill in this field.",
      "minutes: Fill in this field.",
    ]);
  });
});

describe("fieldProblems of texts", () => {
  it("names an invisible character that changes the direction", () => {
    const texts = z.object({ name: singleLine(20), note: prose(20) });
    const { error } = texts.safeParse({ name: "A\u202eb", note: "\u202d070\u202c" }, { reportInput: true });
    const sentence =
      "The text has an invisible character that turns its direction. Type the text instead of pasting it.";
    expect(error && fieldProblems(error, "en").map(({ message }) => message)).toEqual([sentence, sentence]);
  });
});

describe("queryProblems", () => {
  it("names a repeated parameter as it is written in the query, once", () => {
    const query = z.object({ when: anyOf(z.enum(["upcoming", "past"])) });
    const { error } = query.safeParse({ when: ["past", "never", "soon"] });
    expect(error && queryProblems(error, "en").map(({ path }) => path)).toEqual(["when"]);
  });
});
