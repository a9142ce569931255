"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { onCloseRequest } from "@/components/ui/overlays/BackCloses";

type DropdownProps = {
  /** The content of the button. `label` names it where it is only an icon. */
  summary: ReactNode;
  label?: string;
  summaryClassName?: string;
  panelClassName?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A menu below a button, as the browser's details element, so that it opens without JavaScript. With JavaScript, Esc,
 * Android's Back, a press outside, leaving by Tab and following a link close it.
 */
export function Dropdown({
  summary,
  label,
  summaryClassName,
  panelClassName,
  className,
  children,
}: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => (details.current ? closeWhenDone(details.current) : undefined), []);

  return (
    <details ref={details} className={clsx("group", className)}>
      <summary
        aria-label={label}
        className={clsx("list-none [&::-webkit-details-marker]:hidden", summaryClassName)}
      >
        {summary}
      </summary>
      <div className={panelClassName}>{children}</div>
    </details>
  );
}

function closeWhenDone(details: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const holds = (target: EventTarget | null) => target instanceof Node && details.contains(target);

  function closeToButton() {
    details.open = false;
    details.querySelector("summary")?.focus();
  }

  let stopAsking = () => {};
  details.addEventListener(
    "toggle",
    () => {
      stopAsking();
      stopAsking = details.open ? onCloseRequest(closeToButton) : () => {};
    },
    { signal },
  );
  document.addEventListener(
    "pointerdown",
    (event) => {
      if (!holds(event.target)) details.open = false;
    },
    { signal },
  );
  details.addEventListener(
    "focusout",
    (event) => {
      // Without a related target the focus went nowhere (a tap on text), which is not leaving.
      if (event.relatedTarget !== null && !holds(event.relatedTarget)) details.open = false;
    },
    { signal },
  );
  details.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !details.open) return;
      event.stopPropagation();
      // Else the browser takes it for a request to close the layer below, too.
      event.preventDefault();
      closeToButton();
    },
    { signal },
  );
  details.addEventListener(
    "click",
    (event) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) details.open = false;
    },
    { signal },
  );
  return () => {
    listening.abort();
    stopAsking();
  };
}
