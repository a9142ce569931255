"use client";

import { type RefObject, useEffect } from "react";

/** What a link asks for: a time (ISO 8601) or a day (YYYY-MM-DD), as its address has them. */
export type AskedTime = { start: string | null; day: string | null };

export type FocusLink = {
  link: HTMLAnchorElement;
  card: HTMLElement;
  id: string;
  title: string;
  asked: AskedTime;
};

/** Whether it is a plain click of the main button; the browser handles all others. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function focusLinkOf({ target }: MouseEvent): FocusLink | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const card = link?.closest<HTMLElement>("[data-focus]");
  const { focus: id, focusTitle: title = "" } = card?.dataset ?? {};
  if (!link || !card || !id || link.closest("[data-pages]")) return null;
  const { searchParams } = new URL(link.href);
  return { link, card, id, title, asked: { start: searchParams.get("start"), day: searchParams.get("day") } };
}

/**
 * Listens for clicks on links inside `[data-focus]` elements and calls `open` instead of following them, except for those
 * inside `[data-pages]`, which lead to pages of something else. One listener for a whole list, so that cards need no
 * JavaScript.
 */
export function useFocusLinks(region: RefObject<HTMLElement | null>, open: (link: FocusLink) => void): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    function handle(event: MouseEvent) {
      if (event.defaultPrevented || !isPlain(event)) return;
      const link = focusLinkOf(event);
      if (link === null) return;
      event.preventDefault();
      open(link);
    }
    element.addEventListener("click", handle);
    return () => element.removeEventListener("click", handle);
  }, [region, open]);
}
