import { describe, expect, it } from "vitest";
import { mergedClient } from "./mergeRules";

const elsa = {
  name: "Elsa Lindqvist",
  phone: "070-123 45 67",
  phoneE164: "+46701234567",
  email: null,
  tags: ["Stamkund"],
  userId: null,
};
const double = {
  name: "Elsa L",
  phone: "08-12 34 56",
  phoneE164: "+468123456",
  email: "elsa@example.com",
  tags: ["stamkund", "VIP"],
  userId: "6f1c0f4e-0000-4000-8000-000000000001",
};

describe("mergedClient", () => {
  it("keeps what the kept client has, and takes what only the other has", () => {
    expect(mergedClient(elsa, double, {})).toEqual({
      ...elsa,
      email: "elsa@example.com",
      tags: ["Stamkund", "VIP"],
      userId: double.userId,
    });
  });

  it("takes the chosen number with its E.164", () => {
    const merged = mergedClient(elsa, double, { phone: "other" });
    expect([merged.phone, merged.phoneE164]).toEqual([double.phone, double.phoneE164]);
  });

  it("takes no empty value, also when it is chosen", () => {
    expect(mergedClient(double, elsa, { email: "other" }).email).toBe("elsa@example.com");
  });
});
