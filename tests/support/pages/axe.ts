import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The minified file: less than half of what `axe.source` holds, which every document would be sent. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Besides axe's own choice: every target is 24 px large, or that far from the next one. The title is not asked for here:
 * while Next takes one page for another, a document has none for a moment, so `expectAccessible` waits for it instead.
 */
const rulesChanged = { "target-size": { enabled: true }, "document-title": { enabled: false } };

/**
 * axe finds nothing by the given rules, or by all that are on. Each document gets axe once. What only a report would show
 * (what passed, the HTML of every element looked at) is not collected, and nothing is loaded beforehand: only rules about
 * the orientation in style sheets, which is off, and about sound that plays by itself need that. No page has frames of its own.
 */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    iframes: false,
    rules: rulesChanged,
    ...(rules ? { runOnly: { type: "rule", values: rules } } : {}),
  };
  const found = await page.evaluate(async (given) => {
    window.axe.configure({ noHtml: true });
    const { violations } = await window.axe.run(document, given);
    const targetOf = (node: axe.NodeResult) => node.target.flat().join(" ");
    const htmlOf = (target: string) => document.querySelector(target)?.outerHTML.slice(0, 300) ?? target;
    // What a bar at the edge of the screen covers in part is as large as it is once it is scrolled clear of the bar.
    const isSmallInView = async (target: string) => {
      const element = document.querySelector(target);
      if (element === null) return true;
      const scrolled: [Element, number][] = [];
      for (let each = element.parentElement; each !== null; each = each.parentElement)
        scrolled.push([each, each.scrollTop]);
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const again = await window.axe.run(element, {
        ...given,
        runOnly: { type: "rule", values: ["target-size"] },
      });
      for (const [each, top] of scrolled) each.scrollTop = top;
      return again.violations.length > 0;
    };
    const found: { id: string; nodes: string[] }[] = [];
    for (const { id, nodes } of violations) {
      const targets: string[] = [];
      for (const target of nodes.map(targetOf))
        if (id !== "target-size" || (await isSmallInView(target))) targets.push(target);
      if (targets.length > 0) found.push({ id, nodes: targets.map(htmlOf) });
    }
    return found;
  }, options);
  expect(found).toEqual([]);
}
