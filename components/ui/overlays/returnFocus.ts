"use client";

import { useRef } from "react";

/**
 * Remembers what had the focus when a layer opened, and gives it back. Radix does so only for layers with a trigger of
 * their own; ours are mostly opened by state or by an address.
 */
export function useReturnFocus(preferred?: () => HTMLElement | null) {
  const previous = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      previous.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const target = preferred?.() ?? previous.current;
      if (!(target instanceof HTMLElement) || target === document.body || !target.isConnected) return;
      event.preventDefault();
      target.focus();
    },
  };
}
