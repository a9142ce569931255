"use client";

import { useEffect } from "react";

const marker = "isLayer";

function isAtLayer(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && marker in state;
}

/** Gives the layer's entry away to the address that is about to replace it: closing does not go back from it then. */
export function giveEntryAway(): void {
  window.history.replaceState({}, "");
}

/**
 * While it is open, a layer has an entry of its own in the history, at the same address, so that Back closes it in every
 * browser. Closed in another way, or by a reload, it goes back from its entry.
 */
export function useLayerEntry(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (isOpen) {
      window.history.pushState({ [marker]: true }, "");
      window.addEventListener("popstate", close);
      return () => window.removeEventListener("popstate", close);
    }
    if (isAtLayer()) {
      giveEntryAway();
      window.history.back();
    }
    return;
  }, [isOpen, close]);
}
