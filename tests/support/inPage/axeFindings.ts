import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds wrong, with the HTML of where. */
export type AxeFinding = { id: string; nodes: string[] };

/**
 * What only a report would show (what passed, the HTML of every element looked at) is not collected, and nothing is loaded
 * beforehand: only rules about the orientation in style sheets, which is off, and about sound that plays by itself need that.
 * @param rules the only rules that are asked for; without them all that are on
 */
export const axeOptions = (changed: axe.RuleObject, rules?: readonly string[]): axe.RunOptions => ({
  resultTypes: ["violations"],
  preload: false,
  iframes: false,
  rules: changed,
  ...(rules ? { runOnly: { type: "rule", values: [...rules] } } : {}),
});

/** Asks the document's axe, about some elements or all. Runs in the browser: it may use nothing from outside. */
export async function axeFindings(given: axe.RunOptions, elements?: Element[]): Promise<AxeFinding[]> {
  window.axe.configure({ noHtml: true });
  const { violations } = await window.axe.run(elements ?? document, given);
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
  const found: AxeFinding[] = [];
  for (const { id, nodes } of violations) {
    const targets: string[] = [];
    for (const target of nodes.map(targetOf))
      if (id !== "target-size" || (await isSmallInView(target))) targets.push(target);
    if (targets.length > 0) found.push({ id, nodes: targets.map(htmlOf) });
  }
  return found;
}
