import { createTranslator } from "use-intl/core";
import { describe, expect, it } from "vitest";
import { messagesFor } from "@/lib/i18n/messages";
import { blankService, type ServiceValues } from "./serviceForm";
import { factChanges, mergeService, partLabel, partText } from "./serviceParts";

const base: ServiceValues = {
  ...blankService,
  name: "Klippning",
  price: "420",
  category_id: "a",
  subcategory_id: "b",
};

describe("mergeService", () => {
  it("keeps what only one side changed", () => {
    const mine = { ...base, price: "450" };
    const theirs = { ...base, name: "Klippning och tvätt", duration_minutes: "45" };
    expect(mergeService(base, mine, theirs)).toEqual({
      merged: { ...base, name: "Klippning och tvätt", duration_minutes: "45", price: "450" },
      conflicts: [],
    });
  });

  it("tells what both changed differently, and keeps what is typed here", () => {
    const mine = { ...base, price: "450", is_active: false };
    const theirs = { ...base, price: "480", is_active: false };
    expect(mergeService(base, mine, theirs)).toEqual({
      merged: mine,
      conflicts: [{ part: "price", theirs: { price: "480" } }],
    });
  });

  it("takes a category and its subcategory from the same side", () => {
    const mine = { ...base, subcategory_id: "c" };
    const theirs = { ...base, category_id: "x", subcategory_id: "y" };
    expect(mergeService(base, mine, theirs)).toEqual({
      merged: mine,
      conflicts: [{ part: "filing", theirs: { category_id: "x", subcategory_id: "y" } }],
    });
  });
});

const locale = "sv" as const;
const messages = messagesFor(locale);
const shared = {
  modes: createTranslator({ locale, messages, namespace: "providerArea.mode" }),
  choices: {
    categories: [{ id: "a", name: "Skönhet" }],
    subcategories: [{ id: "b", name: "Frisör", categoryId: "a" }],
  },
  people: [],
};

describe("partText", () => {
  const t = createTranslator({ locale, messages, namespace: "providerArea.services.form" });
  const words = { ...shared, t };

  it("says choices by name, numbers with their unit, and an empty value in words", () => {
    expect(partText("filing", base, words)).toBe("Frisör");
    expect(partText("price", base, words)).toBe("420 kr");
    expect(partText("vat", base, words)).toBe("25 %");
    expect(partText("description", base, words)).toBe(messages.providerArea.services.form.newer.nothing);
  });

  it("is labelled as in the form", () => {
    expect(partLabel("duration", words)).toBe(messages.providerArea.services.form.duration);
  });
});

describe("factChanges", () => {
  const t = createTranslator({ locale, messages, namespace: "providerArea.services.form.effects" });
  const words = { ...shared, t, locale, pauses: { before: 0, after: 15 } };
  const effects = messages.providerArea.services.form.effects;

  it("lists what an edit changes, in the order of the facts", () => {
    const after = { ...base, vat_percent: "6", buffer_after_minutes: "10", price: "450" };
    expect(factChanges(base, after, words)).toEqual([
      { what: effects.price, from: "420\u00a0kr", to: "450\u00a0kr" },
      { what: effects.vat, from: "25 %", to: "6 %" },
      { what: effects.after, from: "15\u00a0min", to: "10\u00a0min" },
    ]);
  });

  it("leaves out what is not valid yet", () => {
    expect(factChanges(base, { ...base, duration_minutes: "7", price: "x" }, words)).toEqual([]);
  });
});
