/*
 * What stands between unsaved edits and their loss: links of the page, Back and Forward, and the closing of the tab.
 * React and Next have nothing for it, so it listens where the browser itself says that somebody is about to leave.
 */

/** Whoever was asked and wants to leave is not asked again, by this form or another one of the page. */
let isAllowed = false;

export function allowLeaving(): void {
  isAllowed = true;
}

/** There is something to lose again. */
export function guardAgain(): void {
  isAllowed = false;
}

/**
 * Calls `ask` with the way on when somebody is about to leave the page; the browser itself asks where the document is
 * left. Returns what ends it.
 */
export function guardLeaving(ask: (goOn: () => void) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (isAllowed || link === null || !isPlainClick(event)) return;
    if (!leavesPage(link, window.location)) return;
    event.preventDefault();
    // Neither the router nor another form of the page sees this click.
    event.stopImmediatePropagation();
    ask(() => link.click());
  }

  function onTraverse(event: NavigateEvent) {
    if (isAllowed || event.navigationType !== "traverse" || !event.cancelable) return;
    const { key } = event.destination;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(() => void window.navigation.traverseTo(key).finished?.catch(() => undefined));
  }

  function onUnload(event: BeforeUnloadEvent) {
    if (!isAllowed) event.preventDefault();
  }

  window.addEventListener("click", onClick, { capture: true, signal });
  window.addEventListener("beforeunload", onUnload, { signal });
  // Older browsers have no such thing: there, Back within the site is not asked about.
  if ("navigation" in window) window.navigation.addEventListener("navigate", onTraverse, { signal });
  return () => ended.abort();
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** A click that opens the link here, in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type LinkTarget = { href: string; target: string; hasAttribute: (name: string) => boolean };

/** Whether a link puts another page of this site in the place of this one; other sites are a matter of the browser. */
export function leavesPage(link: LinkTarget, here: { href: string; origin: string }): boolean {
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return false;
  const to = URL.parse(link.href);
  const from = new URL(here.href);
  if (to === null || to.origin !== here.origin) return false;
  return to.pathname !== from.pathname || to.search !== from.search;
}
