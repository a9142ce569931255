import { describe, expect, it } from "vitest";
import { policyDocument } from "./documents";

const prices = { payg: { commissionPercent: 7.5 }, monthly: { monthlyPriceOre: 129_900 } };

describe.each(["sv", "en"])("policy documents in %s", (language) => {
  const textOf = (audience: "customer" | "provider", slug: "terms" | "privacy" | "faq") =>
    JSON.stringify(policyDocument(audience, language, slug, prices)).replaceAll("\u00a0", " ");

  it("have a value for every placeholder", () => {
    for (const audience of ["customer", "provider"] as const)
      for (const slug of ["terms", "privacy", "faq"] as const)
        expect(textOf(audience, slug)).not.toMatch(/\{\w+\}/);
  });

  it("name the prices of both plans to businesses", () => {
    const faq = textOf("provider", "faq");
    expect(faq).toMatch(language === "sv" ? /7,5 %/ : /7\.5%/);
    expect(faq).toContain("1 299 kr");
  });
});
