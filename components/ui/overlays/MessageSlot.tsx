import { useSyncExternalStore } from "react";

/**
 * Where a dialog or drawer shows messages while it is open: everything outside of it is inert then. It is part of the layout,
 * above the footer, so a message covers nothing. Where the whole dialog scrolls, it sticks to the lower edge.
 */
export function MessageSlot() {
  return <div data-message-slot className="sticky bottom-0 z-20 grid shrink-0 grid-cols-1" />;
}

/** The slot of the topmost open dialog, drawer or confirmation; null while none is open. */
function openSlot(): HTMLElement | null {
  const slots = document.querySelectorAll<HTMLElement>("[data-message-slot]");
  const isOpen = (slot: HTMLElement) =>
    slot.closest("[role=dialog], [role=alertdialog]")?.getAttribute("data-state") === "open";
  return [...slots].filter(isOpen).at(-1) ?? null;
}

/** Overlays are rendered at the end of the body, and say by `data-state` whether they are open. */
function watchOverlays(listener: () => void): () => void {
  // Two, since an observer keeps one set of options for each element.
  const [places, states] = [new MutationObserver(listener), new MutationObserver(listener)];
  places.observe(document.body, { childList: true });
  states.observe(document.body, { subtree: true, attributeFilter: ["data-state"] });
  return () => {
    places.disconnect();
    states.disconnect();
  };
}

/** The element in which messages are rendered; null for the page. It follows the dialogs that open and close. */
export const useMessageSlot = () => useSyncExternalStore(watchOverlays, openSlot, () => null);
