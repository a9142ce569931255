"use client";

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { contentWords } from "@/components/ui/display/contentWords";
import { Drawer } from "@/components/ui/overlays/Drawer";
import { fillFromCard } from "../cards/keepCard";
import { type FocusLink, useFocusLinks } from "../search/useFocusLinks";

type DrawerPanelProps = {
  open: boolean;
  onClose: () => void;
  onFocusLink: (link: FocusLink) => void;
  title: string;
  closeLabel: string;
  returnFocus: () => HTMLElement | null;
  /** The card that is being opened, or the line of a list, while its detail loads. */
  card: HTMLElement | null;
  children: ReactNode;
};

/** The drawer, in a module of its own so that it is loaded when it is first opened. */
export function DrawerPanel({
  open,
  onClose,
  onFocusLink,
  title,
  closeLabel,
  returnFocus,
  card,
  children,
}: DrawerPanelProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={contentWords(title)}
      closeLabel={closeLabel}
      returnFocus={returnFocus}
      hasEntry
    >
      <FocusRegion card={card} onFocusLink={onFocusLink}>
        {children}
      </FocusRegion>
    </Drawer>
  );
}

type FocusRegionProps = Pick<DrawerPanelProps, "card" | "onFocusLink" | "children">;

/** Mounted with the content, so that its element exists when the listener is added. */
function FocusRegion({ card, onFocusLink, children }: FocusRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card !== null && region.current !== null) fillFromCard(region.current, card);
  }, [card]);
  useFocusLinks(region, onFocusLink);
  return <div ref={region}>{children}</div>;
}

export { openFromCard } from "../cards/keepCard";
