"use client";

import { useSyncExternalStore } from "react";

function media(query: string) {
  return {
    subscribe(listener: () => void) {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    matches: () => window.matchMedia(query).matches,
  };
}

const wide = media("(min-width: 64rem)");
const phone = media("(max-width: 47.99rem)");
const never = () => false;

/** Whether what is opened has room beside the grid (`lg`). */
export const useIsWide = () => useSyncExternalStore(wide.subscribe, wide.matches, never);

/** The same, read outside of rendering. */
export const isBeside = () => wide.matches();

const paper = media("print");
let isPrinting = false;

/** The event comes before the page is laid out for paper; the media query changes after that in some browsers. */
function subscribeToPrinting(listener: () => void) {
  const set = (value: boolean) => () => {
    isPrinting = value;
    listener();
  };
  const [before, after] = [set(true), set(false)];
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  const unsubscribe = paper.subscribe(listener);
  return () => {
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
    unsubscribe();
  };
}

/** Whether the page is being printed, for what is rendered on paper alone. */
export const usePrinting = () =>
  useSyncExternalStore(subscribeToPrinting, () => isPrinting || paper.matches(), never);

let wasPhone = false;

/** Paper is wider than a phone: while the page is printed, this is what the screen is. */
function isOnPhone(): boolean {
  if (!isPrinting && !paper.matches()) wasPhone = phone.matches();
  return wasPhone;
}

/** Whether one person is shown at a time (below `md`). */
export const useIsPhone = () => useSyncExternalStore(phone.subscribe, isOnPhone, never);
