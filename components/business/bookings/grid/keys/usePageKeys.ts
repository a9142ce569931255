"use client";

import { useEffect, useEffectEvent } from "react";

/** Keys of the page: the name of a key as `KeyboardEvent` has it, in lower case. */
type PageKeys = Readonly<Record<string, () => void>>;

/** Whether a key is typed into something. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable=true]") !== null
  );
}

/** Runs a page's keys, but not while somebody types, nor under a modal dialog. */
export function usePageKeys(keys: PageKeys): void {
  const runKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
      return;
    if (document.querySelector("[role=dialog][data-state=open], [role=alertdialog]") !== null) return;
    const run = keys[event.key.toLowerCase()];
    if (run === undefined) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => runKey(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
