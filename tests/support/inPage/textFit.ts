/* What a box cuts or lets out. Each runs in the browser, and may use nothing from outside. */

/** Texts of the box that are wider than the box, but what scrolls sideways by itself. */
export function textsOutside(element: Element): string[] {
  const { left, right } = element.getBoundingClientRect();
  const words = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const scrolls = (part: Element | null): boolean =>
    part !== null &&
    part !== element &&
    (["auto", "scroll"].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement } = walker.currentNode;
    if (parentElement?.closest("select, option, [class*='sr-only']")) continue;
    if (scrolls(parentElement)) continue;
    words.selectNodeContents(walker.currentNode);
    for (const line of words.getClientRects()) {
      if (line.width > 2 && (line.left < left - 1 || line.right > right + 1))
        found.push(walker.currentNode.textContent ?? "");
    }
  }
  return found;
}

/** Controls of the box that are not inside of it, or cut their own words. */
export function controlsCut(element: Element): string[] {
  const { left, right } = element.getBoundingClientRect();
  const scrolls = (part: Element | null): boolean =>
    part !== null &&
    part !== element &&
    (["auto", "scroll"].includes(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
  const controls = element.querySelectorAll<HTMLElement>(
    "a, button, input:not([type=hidden]), select, textarea, summary, [role=combobox]",
  );
  return [...controls].flatMap((control) => {
    const rect = control.getBoundingClientRect();
    if (rect.width <= 2 || control.closest("[class*='sr-only']") || scrolls(control)) return [];
    const isOutside = rect.left < left - 1 || rect.right > right + 1;
    const isButton = control.matches("a, button, summary");
    const isCut =
      isButton &&
      getComputedStyle(control).overflowX !== "visible" &&
      control.scrollWidth > control.clientWidth + 1;
    return isOutside || isCut ? [control.getAttribute("aria-label") ?? control.textContent] : [];
  });
}
