import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "@/tests/support/components/render";
import { OrderHint } from "./OrderHint";

/** The conditions under which rules within them hold for an element. */
function conditionsOf(element: Element, rules = topRules(), within: string[] = []): string[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return conditionsOf(element, [...rule.cssRules], [...within, rule.conditionText]);
    const own =
      within.length > 0 && rule instanceof CSSStyleRule && element.matches(rule.selectorText) ? within : [];
    return "cssRules" in rule && rule.cssRules instanceof CSSRuleList
      ? [...own, ...conditionsOf(element, [...rule.cssRules], within)]
      : own;
  });
}

const topRules = (): CSSRule[] => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);

test("the arrow keys are told to whoever has a mouse, and not to a finger", async () => {
  await render(<OrderHint text="Dra i handtaget." keys="Piltangenterna flyttar." />, { language: "sv" });
  const keys = page.getByText("Piltangenterna flyttar.");
  await expect.element(keys).toBeVisible();
  const condition = "(hover: hover) and (pointer: fine)";
  expect(conditionsOf(keys.element())).toContain(condition);
  expect(keys.element().classList).toContain("hidden");
});
