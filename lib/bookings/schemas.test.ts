import { describe, expect, it } from "vitest";
import { checkoutRequestSchema } from "./schemas";

const nameOf = (customerName: unknown) =>
  checkoutRequestSchema.safeParse({
    providerId: "p",
    serviceId: "s",
    startTime: "2026-11-26T14:30:00+01:00",
    deliveryMode: "physical",
    customerName,
  }).data?.customerName;

describe("the name that somebody books under", () => {
  it("may be left out", () => {
    expect([undefined, null, "", "  "].map(nameOf)).toEqual([null, null, null, null]);
  });

  it("is one line of what people type", () => {
    expect(nameOf("  Åsa \r\nBcc: Lind ")).toBe("Åsa Bcc: Lind");
    for (const name of ["\u0007", "\u202emoc.bank", "\u200b", "a".repeat(121)])
      expect(nameOf(name)).toBeUndefined();
  });
});
