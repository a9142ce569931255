"use client";

import { type RefObject, useEffect } from "react";

const linked = "[data-pin], [data-place]";

function numbersOf(target: EventTarget | null): string[] {
  const element = target instanceof Element ? target.closest<HTMLElement>(linked) : null;
  const { pin, place } = element?.dataset ?? {};
  return (pin ?? place ?? "").split(" ").filter((number) => number !== "");
}

/** Marks what stands for these places, on the map and in the list. */
function light(root: HTMLElement, numbers: readonly string[]): void {
  for (const element of root.querySelectorAll<HTMLElement>(linked)) {
    element.toggleAttribute(
      "data-lit",
      numbersOf(element).some((number) => numbers.includes(number)),
    );
  }
}

/** Into the middle of the screen, and focused there. */
function goTo(element: HTMLElement | null | undefined, target = element): void {
  element?.scrollIntoView({ block: "center", inline: "nearest" });
  target?.focus({ preventScroll: true });
}

/** Closes the list of a pin of several; returns the pin. */
function closePin(root: HTMLElement): HTMLElement | null {
  const pin = root.querySelector<HTMLDetailsElement>("details[data-pin][open]");
  if (pin) pin.open = false;
  return pin?.querySelector("summary") ?? null;
}

function followPin(root: HTMLElement, number: string): void {
  closePin(root);
  const card = root.querySelector<HTMLElement>(`[data-place="${number}"]`);
  goTo(card, card?.querySelector<HTMLElement>("article a[href]"));
}

/** A pin of its own, or the one of several that the place is among, which opens. */
function followBadge(root: HTMLElement, number: string): void {
  const pin = root.querySelector<HTMLElement>(`[data-pin~="${number}"]`);
  const several = pin instanceof HTMLDetailsElement ? pin : null;
  if (several) several.open = true;
  goTo(pin, several?.querySelector<HTMLElement>(`a[data-pin="${number}"]`) ?? pin);
}

/**
 * Ties the pins (`data-pin`, the numbers of places) and the cards (`data-place`, the number of one) inside an element: the
 * pointer or the focus on one marks the other, a press leads to it. One listener each for all, so that pins and cards
 * need no JavaScript of their own.
 */
export function useLinkedPins(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = region.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    const mark = ({ target }: Event) => light(root, numbersOf(target));
    root.addEventListener("pointerover", mark, { signal });
    root.addEventListener("focusin", mark, { signal });
    root.addEventListener("pointerleave", () => light(root, numbersOf(document.activeElement)), { signal });
    root.addEventListener(
      "keydown",
      ({ key, target }) => {
        if (key === "Escape" && target instanceof Element && target.closest("details[data-pin]"))
          closePin(root)?.focus();
      },
      { signal },
    );
    root.addEventListener(
      "click",
      (event) => {
        const link =
          event.target instanceof Element ? event.target.closest("a[data-pin], a[data-badge]") : null;
        const [number] = numbersOf(link);
        if (!link || number === undefined) return;
        event.preventDefault();
        if (link.hasAttribute("data-badge")) followBadge(root, number);
        else followPin(root, number);
      },
      { signal },
    );
    return () => listening.abort();
  }, [region]);
}
