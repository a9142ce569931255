"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import clsx from "clsx";
import type { ReactNode } from "react";
import { BackCloses } from "./BackCloses";
import { FootSlot } from "./FootSlot";
import { MessageSlot } from "./MessageSlot";
import { OverlayHeading } from "./OverlayHeading";
import { scrimClass } from "./overlayClass";
import { useReturnFocus } from "./returnFocus";

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  hideTitle?: boolean;
  closeLabel: string;
  /** Between title and content; always in view. */
  header?: ReactNode;
  /** At the bottom; always in view. */
  footer?: ReactNode;
  /** On phones: a full page, or a sheet as high as its content. */
  phone?: "full" | "bottom";
  width?: "md" | "lg";
  /** It has an entry in the history, which Back leaves. */
  hasEntry?: boolean;
  /** Where the focus goes on closing, when the drawer was not opened by the focused element. */
  returnFocus?: () => HTMLElement | null;
  className?: string;
  children: ReactNode;
};

const widths = { md: "md:max-w-md", lg: "md:max-w-[35rem]" };

const phones = {
  full: "inset-0",
  bottom: "inset-x-0 bottom-0 max-h-[calc(100dvh-2.5rem)] rounded-t-lg md:max-h-none md:rounded-none",
};

/**
 * A panel at the right edge, a sheet on phones. Esc and the backdrop close it; the focus stays inside and returns
 * afterwards.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  hideTitle = false,
  closeLabel,
  header,
  footer,
  phone = "full",
  width = "lg",
  hasEntry = false,
  returnFocus,
  className,
  children,
}: DrawerProps) {
  const focus = useReturnFocus(returnFocus);
  return (
    <DialogPrimitive.Root open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={scrimClass} />
        <DialogPrimitive.Content
          {...(description ? {} : { "aria-describedby": undefined })}
          {...focus}
          className={clsx(
            "fixed z-50 flex flex-col bg-card shadow-overlay outline-none",
            "animate-sheet-in data-[state=closed]:animate-sheet-out md:animate-slide-in md:data-[state=closed]:animate-slide-out",
            "md:inset-y-0 md:right-0 md:left-auto md:w-full",
            phones[phone],
            widths[width],
            className,
          )}
        >
          {hasEntry ? null : <BackCloses />}
          {/* The header is sticky inside the scrolled area, so that its close button makes the area reachable by keyboard. */}
          <div className="flex min-h-0 flex-1 scroll-pt-24 flex-col overflow-y-auto overscroll-contain rounded-t-[inherit]">
            <header className="sticky top-0 z-10 border-line border-b bg-card">
              <div className="flex items-center gap-3 py-2.5 pr-2.5 pl-5">
                <OverlayHeading
                  {...{ title, description, hideTitle, closeLabel }}
                  className="min-w-0 flex-1"
                  titleClass="truncate font-semibold text-lg"
                  descriptionClass="truncate text-muted text-sm"
                />
              </div>
              {header ? <div className="px-5 pb-3">{header}</div> : null}
            </header>
            <div className="flex-1 p-5">{children}</div>
            <FootSlot />
          </div>
          <MessageSlot />
          {footer ? <footer className="border-line border-t px-5 py-4">{footer}</footer> : null}
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
