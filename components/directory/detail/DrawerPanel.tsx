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

/** The drawer itself, in a file of its own so that it is fetched when it is first opened. */
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

/** Mounted with the drawer's content, so that its element is there when the listener is set. */
function FocusRegion({ onFocusLink, children }: Pick<DrawerPanelProps, "onFocusLink" | "children">) {
  const region = useRef<HTMLDivElement>(null);
  useFocusLinks(region, onFocusLink);
  return <div ref={region}>{children}</div>;
}
