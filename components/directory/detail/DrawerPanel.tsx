"use client";

import { type ReactNode, useRef } from "react";
import { Drawer } from "@/components/ui/overlays/Drawer";
import { type FocusLink, useFocusLinks } from "../search/useFocusLinks";

type DrawerPanelProps = {
  open: boolean;
  onClose: () => void;
  onFocusLink: (link: FocusLink) => void;
  title: string;
  closeLabel: string;
  returnFocus: () => HTMLElement | null;
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
  children,
}: DrawerPanelProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      closeLabel={closeLabel}
      returnFocus={returnFocus}
    >
      <FocusRegion onFocusLink={onFocusLink}>{children}</FocusRegion>
    </Drawer>
  );
}

/** Mounted with the content, so that its element exists when the listener is added. */
function FocusRegion({ onFocusLink, children }: Pick<DrawerPanelProps, "onFocusLink" | "children">) {
  const region = useRef<HTMLDivElement>(null);
  useFocusLinks(region, onFocusLink);
  return <div ref={region}>{children}</div>;
}
