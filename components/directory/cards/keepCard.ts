import { flushSync } from "react-dom";

/*
 * What stands on a card stands in the drawer at once, and moves there where the browser has view transitions. Loaded with
 * the drawer.
 */

/** Of a card and of the drawer's skeleton. */
const parts = { picture: "[data-picture]", price: "[data-price]" } as const;

/**
 * Fills a skeleton with what the card shows and what it knows (`drawerFacts.ts`): picture, price and rating as they are,
 * texts in `data-fill`, a copy of the one child for each value in `data-each`. What the card has not is left out, and so is
 * what needs it (`data-needs`).
 */
export function fillFromCard(skeleton: HTMLElement, card: HTMLElement): void {
  for (const part of [...Object.values(parts), "[data-rating]"]) {
    const [from, to] = [card.querySelector(part), skeleton.querySelector(part)];
    to?.replaceChildren(...[...(from?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  }
  for (const place of skeleton.querySelectorAll<HTMLElement>("[data-fill], [data-each], [data-needs]")) {
    const { fill, each, needs } = place.dataset;
    const fact = factOf(card, fill ?? each ?? needs ?? "");
    place.hidden = fact === null;
    if (fact === null || needs !== undefined) continue;
    if (each === undefined) place.textContent = fact;
    else repeatChild(place, fact.split("\n"));
  }
}

/** What an attribute of the card, of something on it or of its list says; where it says but "true", the text there. */
function factOf(card: HTMLElement, name: string): string | null {
  const holder =
    card.querySelector<HTMLElement>(`[data-${name}]`) ?? card.closest<HTMLElement>(`[data-${name}]`);
  const said = holder?.dataset[name];
  return holder !== null && said === "true" ? holder.textContent : (said ?? null);
}

function repeatChild(place: HTMLElement, texts: string[]): void {
  const [model] = place.children;
  if (model === undefined) return;
  const copies = texts.map((text) => {
    const copy = document.importNode(model, true);
    (copy.querySelector("[data-text]") ?? copy).textContent = text;
    return copy;
  });
  place.replaceChildren(...copies);
}

type Named = { element: HTMLElement; name: string };

const nameAll = (named: Named[]) => {
  for (const { element, name } of named) element.style.viewTransitionName = name;
};
const unnameAll = (named: Named[]) => {
  for (const { element } of named) element.style.viewTransitionName = "";
};

function partsOf(within: Element | null, titleSelector: string): Named[] {
  return Object.entries({ ...parts, title: titleSelector }).flatMap(([name, selector]) => {
    const element = within?.querySelector<HTMLElement>(selector);
    return element ? [{ element, name: `card-${name}` }] : [];
  });
}

/**
 * Shows the drawer. Picture, name and price move there from the card where the browser can do so and nobody asked for less
 * motion. Only they are named, and only until then: the rest of the page takes every press meanwhile.
 */
export function openFromCard(card: HTMLElement, show: () => void): void {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isStill || !("startViewTransition" in document)) {
    show();
    return;
  }
  const page = { element: document.documentElement, name: "none" };
  const before = [page, ...partsOf(card, "h2 a, h3 a")];
  let after: Named[] = [];
  nameAll(before);
  const transition = document.startViewTransition(() => {
    flushSync(show);
    unnameAll(before);
    after = [page, ...partsOf(document.querySelector("[role=dialog]"), "h2")];
    nameAll(after);
  });
  // Left out by the browser, as for a page that is not shown: the drawer is open all the same.
  transition.ready.catch(() => undefined);
  void transition.finished.catch(() => undefined).then(() => unnameAll(after));
}
