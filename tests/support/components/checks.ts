import axe from "axe-core";
import { expect, inject } from "vitest";
import { page } from "vitest/browser";
import { axeFindings, axeOptions } from "../inPage/axeFindings";
import { controlsCut, textsOutside } from "../inPage/textFit";

/** As in the browser tests; besides, a component has neither the title nor the headings of the page around it. */
const rulesChanged = {
  "target-size": { enabled: true },
  "document-title": { enabled: false },
  "page-has-heading-one": { enabled: false },
  "heading-order": { enabled: false },
  "landmark-one-main": { enabled: false },
  // What a screen reader is told is beside `main`, as in the product.
  region: { enabled: false },
};

/** The rules that a theme can break, since it changes colours alone. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The kinds of elements that were checked, of all files of the run, each with a number. */
const kinds = new Map<string, number>();

/**
 * The elements of a kind that was not checked yet, each with its descendants. A kind is tag, classes, role, names of the
 * attributes, visibility and colours, and those of all ancestors, in a language and at a width; text and values of attributes are
 * left out, so axe finds in a known kind what it found before, or nothing. The deep run checks the whole document each time.
 */
export function unchecked(): Element[] {
  const { body, documentElement: whole } = document;
  if (inject("isDeep")) return [whole];
  const kindOf = new Map<Element | null, number | string>([[body, `${whole.lang} ${window.innerWidth}`]]);
  const found = new Set<Element | null>();
  for (const element of body.querySelectorAll(":not(svg *)")) {
    const { color, backgroundColor } = getComputedStyle(element);
    const kind = [
      ...[kindOf.get(element.parentElement), element.tagName, element.className, element.role],
      ...[...element.getAttributeNames(), element.checkVisibility({ visibilityProperty: true })],
      ...[color, backgroundColor],
    ].join(" ");
    if (!kinds.has(kind)) found.add(element);
    const number = kinds.get(kind) ?? kinds.size;
    kinds.set(kind, number);
    kindOf.set(element, number);
  }
  return [...found]
    .filter((element) => element !== null)
    .filter(({ parentElement }) => !found.has(parentElement));
}

/** axe finds nothing in either theme in these elements. */
export async function expectAccessible(elements: Element[]): Promise<void> {
  window.axe = axe;
  await expectNoFindings("axe", elements);
  document.documentElement.dataset.theme = "dark";
  await expectNoFindings("axe in the dark theme", elements, colourRules);
  delete document.documentElement.dataset.theme;
}

async function expectNoFindings(what: string, elements: Element[], rules?: string[]): Promise<void> {
  // Elements of a closed layer may have been removed since.
  const present = elements.filter(({ isConnected }) => isConnected);
  if (present.length === 0) return;
  expect(await axeFindings(axeOptions(rulesChanged, rules), present), what).toEqual([]);
}

/** On the narrowest phone, with text twice as large, nothing scrolls sideways and nothing is cut. */
export async function expectLargeFits(): Promise<void> {
  await page.viewport(320, 844);
  document.documentElement.style.fontSize = "200%";
  const { documentElement: whole } = document;
  // Polled, since what depends on the width may not be rendered yet.
  const beyond = () =>
    whole.scrollWidth === whole.clientWidth
      ? []
      : [...whole.querySelectorAll(":is(main, [role]) :not(svg, svg *)")]
          .filter((each) => each.getBoundingClientRect().right > whole.clientWidth)
          .map(({ outerHTML }) => outerHTML.slice(0, 200));
  const cut = () =>
    [...document.querySelectorAll("main, [role=dialog], [role=alertdialog]")].flatMap((box) => [
      ...textsOutside(box),
      ...controlsCut(box),
    ]);
  await expect.poll(beyond, { message: "what is beyond the right edge" }).toEqual([]);
  await expect.poll(cut, { message: "texts and controls that are cut" }).toEqual([]);
  document.documentElement.style.fontSize = "";
}
