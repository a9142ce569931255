"use client";

import { type RefCallback, useCallback, useState } from "react";

const landmarks = "[role=dialog], [role=alertdialog], main, footer, body > header";

/**
 * The landmark around a trigger, to render a menu in. Content portalled to the body is in no landmark, and screen
 * readers that move between landmarks would miss it.
 */
export function useLandmark(): { triggerRef: RefCallback<HTMLElement>; container: HTMLElement | null } {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const triggerRef = useCallback((trigger: HTMLElement | null) => {
    if (trigger) setContainer(trigger.closest<HTMLElement>(landmarks));
  }, []);
  return { triggerRef, container };
}
