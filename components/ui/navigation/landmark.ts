"use client";

import { type RefCallback, useCallback, useState } from "react";

const landmarks = "[role=dialog], [role=alertdialog], main, footer, body > header";

/**
 * The landmark around a trigger, for a menu to be drawn in: what is portalled to the body belongs to no landmark, and
 * screen readers that go from landmark to landmark would never come past it.
 */
export function useLandmark(): { triggerRef: RefCallback<HTMLElement>; container: HTMLElement | null } {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const triggerRef = useCallback((trigger: HTMLElement | null) => {
    if (trigger) setContainer(trigger.closest<HTMLElement>(landmarks));
  }, []);
  return { triggerRef, container };
}
