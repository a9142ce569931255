"use client";

import { useRef } from "react";

/**
 * Stores which element had the focus when a layer opened, and returns it there. Radix does so only for layers with
 * their own trigger; ours are mostly opened by state or by the address.
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
