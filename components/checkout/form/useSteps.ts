"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { type BookingStep, readChoice, replaceChoice, withChoice } from "../times/choiceAddress";
import { isOwnEntry, pushEntry } from "../times/ownEntry";

/**
 * The step of a booking, which the address keeps: a reload stays on it, and Back goes one step back. Without a time
 * there is no second step. `head` gets the focus when the step changes.
 */
export function useSteps(hasChosen: boolean) {
  const asked = readChoice(useSearchParams()).step;
  const step: BookingStep = asked === "details" && hasChosen ? "details" : "when";
  const head = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    bringToView(head.current);
  }, [step]);

  // The time of the address is gone: reloading must not lead to the details of none.
  useEffect(() => {
    if (asked === "details" && !hasChosen) replaceChoice({ step: "when" });
  }, [asked, hasChosen]);

  function goToDetails() {
    pushEntry(withChoice(window.location.href, { step: "details" }));
  }

  function goToWhen() {
    if (isOwnEntry()) window.history.back();
    else replaceChoice({ step: "when" });
  }

  return { step, head, goToDetails, goToWhen };
}

/** Focuses the heading of a step, and scrolls to it only where it is not on the screen: a list behind it stays. */
function bringToView(head: HTMLElement | null): void {
  if (head === null) return;
  head.focus({ preventScroll: true });
  const { top } = head.getBoundingClientRect();
  const covered = head.closest("[role=dialog]")?.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  if (top < covered || top > window.innerHeight / 2) head.scrollIntoView({ block: "start" });
}
