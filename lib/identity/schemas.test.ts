import { describe, expect, it } from "vitest";
import { changePersonSchema, emailSchema, fullNameSchema, newPasswordSchema, phoneSchema } from "./schemas";

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("emailSchema", () => {
  it("compares addresses trimmed and in lower case", () => {
    expect(emailSchema.parse("  Anna.Ek@Exempel.SE ")).toBe("anna.ek@exempel.se");
  });

  it.each([
    "",
    "anna",
    "anna@",
    "@exempel.se",
    "anna@exempel",
    "a b@exempel.se",
    "anna@exempel.se\nBcc: x@y.se",
    null,
    1,
  ])("refuses %j", (value) => {
    expect(accepts(emailSchema, value)).toBe(false);
  });
});

describe("newPasswordSchema", () => {
  it.each([
    ["1234567", false],
    ["12345678", true],
    ["x".repeat(200), true],
    ["x".repeat(201), false],
  ])("checks the length of %s", (password, expected) => {
    expect(accepts(newPasswordSchema, password)).toBe(expected);
  });
});

describe("fullNameSchema", () => {
  it("collapses spaces and accepts every script", () => {
    expect(fullNameSchema.parse("  Åsa-Lena \n O’Brien ")).toBe("Åsa-Lena O’Brien");
    expect(fullNameSchema.parse("李")).toBe("李");
  });

  it.each(["", "   ", "a\u0007b", "x".repeat(121)])("refuses %j", (value) => {
    expect(accepts(fullNameSchema, value)).toBe(false);
  });
});

describe("phoneSchema", () => {
  it.each(["070-123 45 67", "+46 70 123 45 67", "(08) 12 34 56"])("accepts %s", (value) => {
    expect(phoneSchema.parse(value)).toBe(value);
  });

  it("takes a number as a contact list has it", () => {
    expect(phoneSchema.parse("\u202a+46 70\u2013123.45.67\u202c")).toBe("+46 70-123 45 67");
    expect(changePersonSchema.parse({ phone: "tel:＋46701234567" }).phone).toBe("+46701234567");
  });

  it.each(["", "12345", "ring mig", "070+1234567", "0".repeat(31)])("refuses %j", (value) => {
    expect(accepts(phoneSchema, value)).toBe(false);
  });
});

describe("changePersonSchema", () => {
  it.each([
    [{}, {}],
    [{ fullName: "  Åsa \n Ek " }, { fullName: "Åsa Ek" }],
    [{ phone: " 070-123  45 67 " }, { phone: "070-123 45 67" }],
    [{ phone: null }, { phone: null }],
    [{ phone: "  " }, { phone: null }],
    [{ locale: "en", role: "provider", email: "x@y.se" }, { locale: "en" }],
  ])("reads %j", (given, change) => {
    expect(changePersonSchema.parse(given)).toEqual(change);
  });

  it.each([
    { fullName: null },
    { fullName: " " },
    { fullName: "a\u0007b" },
    { fullName: "x".repeat(121) },
    { phone: "ring mig" },
    { phone: 701234567 },
    { locale: "de" },
    { locale: null },
    [],
    null,
  ])("refuses %j", (given) => {
    expect(accepts(changePersonSchema, given)).toBe(false);
  });
});
