import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import { axeFindings, axeOptions } from "../inPage/axeFindings";

/** The minified file: less than half of what `axe.source` holds, which every document would be sent. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Besides axe's own choice: every target is 24 px large, or that far from the next one. The title is not asked for here:
 * while Next takes one page for another, a document has none for a moment, so `expectAccessible` waits for it instead.
 */
const rulesChanged = { "target-size": { enabled: true }, "document-title": { enabled: false } };

/** axe finds nothing by the given rules, or by all that are on. Each document gets axe once. No page has frames of its own. */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const findings = await page.evaluate(axeFindings, axeOptions(rulesChanged, rules));
  expect(findings).toEqual([]);
}
