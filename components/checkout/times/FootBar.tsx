"use client";

import type { ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";
import { useFootSlot } from "./useFootSlot";

type FootBarProps = {
  /** An element of the page or drawer at whose lower edge the bar is. */
  within: RefObject<HTMLElement | null>;
  label: string;
  /** What is chosen, in lines. */
  children: ReactNode;
  action: ReactNode;
};

/**
 * The bar at the lower edge of a page or drawer, in view at every scroll position: what is chosen, and the next step.
 * At the end of the content it covers nothing.
 */
export function FootBar({ within, label, children, action }: FootBarProps) {
  const slot = useFootSlot(within);
  if (slot === null) return null;
  return createPortal(
    <div className="wrap pb-[8px]">
      <section
        aria-label={label}
        className="on-board pointer-events-auto ml-auto flex items-center justify-between gap-x-[min(0.75rem,3vw)] rounded-lg py-[8px] pr-[8px] pl-[min(1rem,4vw)] shadow-overlay @[48rem]:max-w-[27rem]"
      >
        <div className="num min-w-0 flex-1 @max-[16rem]:text-xs leading-tight [overflow-wrap:anywhere]">
          {children}
        </div>
        {action}
      </section>
    </div>,
    slot,
  );
}

/** The look of the bar's button: on the narrowest screens with the largest text it leaves room for what is chosen. */
export const footButtonClass =
  "shrink-0 @max-[16rem]:max-w-[45cqw] @max-[16rem]:px-[10px] @max-[16rem]:text-xs @min-[16rem]:text-base";
