import { parseUrl } from "@/lib/text/parseUrl";

/*
 * Asks before unsaved edits are lost by links of the page, Back and Forward, or closing the tab. React and Next offer
 * no hook for it, so it listens to the browser's own events.
 */

/** Set once somebody confirmed leaving, so that no other form of the page asks again. */
let isAllowed = false;

export function allowLeaving(): void {
  isAllowed = true;
}

/** There are unsaved edits again. */
export function guardAgain(): void {
  isAllowed = false;
}

/**
 * Calls `ask` with a function that continues, when somebody is about to leave the page. Where the document itself is
 * left the browser asks. Returns a function that stops listening.
 */
export function guardLeaving(ask: (goOn: () => void) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (isAllowed || link === null || !isPlainClick(event)) return;
    if (!leavesPage(link, window.location)) return;
    event.preventDefault();
    // Stops the click before the router and other forms of the page see it.
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
  // Browsers without the Navigation API do not ask on Back within the site.
  if ("navigation" in window) window.navigation.addEventListener("navigate", onTraverse, { signal });
  return () => ended.abort();
}

type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a click opens the link in this tab. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

type LinkTarget = { href: string; target: string; hasAttribute: (name: string) => boolean };

/** Whether a link replaces this page by another page of this site; for other sites the browser asks. */
export function leavesPage(link: LinkTarget, here: { href: string; origin: string }): boolean {
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return false;
  const to = parseUrl(link.href);
  const from = new URL(here.href);
  if (to === null || to.origin !== here.origin) return false;
  return to.pathname !== from.pathname || to.search !== from.search;
}
