"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import clsx from "clsx";
import type { ReactElement, ReactNode } from "react";
import { BackCloses } from "./BackCloses";
import { MessageSlot } from "./MessageSlot";
import { OverlayHeading } from "./OverlayHeading";
import { scrimClass } from "./overlayClass";
import { useReturnFocus } from "./returnFocus";

type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it, when the dialog keeps its own state; the focus returns there. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  hideTitle?: boolean;
  closeLabel: string;
  size?: "sm" | "md" | "lg";
  /** Fills the screen on phones: for forms. */
  wholePage?: boolean;
  /** Buttons at the bottom, always in view. */
  footer?: ReactNode;
  /** Where the focus goes on closing, when the element that opened it is gone. */
  returnFocus?: () => HTMLElement | null;
  className?: string;
  children?: ReactNode;
};

const widths = { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-3xl" };

/** A modal dialog: centred on larger screens, a sheet at the lower edge on phones. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  hideTitle = false,
  closeLabel,
  size = "md",
  wholePage = false,
  footer,
  returnFocus,
  className,
  children,
}: DialogProps) {
  const focus = useReturnFocus(returnFocus);
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange ? { onOpenChange } : {}) };
  return (
    <DialogPrimitive.Root {...state}>
      {trigger ? <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger> : null}
      <DialogPrimitive.Portal>
        <DialogPrimitive.Overlay className={scrimClass} />
        <div className="pointer-events-none fixed inset-0 z-50 grid items-end [container-type:size] sm:place-items-center sm:p-6">
          <DialogPrimitive.Content
            {...(description ? {} : { "aria-describedby": undefined })}
            {...focus}
            className={clsx(
              "pointer-events-auto flex max-h-[calc(100dvh-2rem)] w-full min-w-0 flex-col rounded-t-lg bg-card shadow-overlay sm:max-h-[calc(100dvh-3rem)] sm:rounded-lg",
              "animate-sheet-in outline-none data-[state=closed]:animate-sheet-out sm:animate-rise-in sm:data-[state=closed]:animate-sink-out",
              // Where the screen is lower than heading and buttons need (large text, a phone in landscape)
              // everything scrolls.
              "[@container_(max-height:34rem)]:overflow-y-auto",
              widths[size],
              wholePage && "max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none",
              className,
            )}
          >
            <BackCloses />
            {/* As in the drawer, the close button makes the scrolled area reachable by keyboard. */}
            <div className="min-h-0 flex-1 scroll-pt-24 overflow-y-auto overscroll-contain rounded-t-lg [@container_(max-height:34rem)]:flex-none [@container_(max-height:34rem)]:overflow-visible">
              <header className="sticky top-0 z-10 flex items-start gap-4 rounded-t-lg bg-card py-4 pr-3 pl-5 sm:pl-6 [@container_(max-height:34rem)]:static">
                <OverlayHeading
                  {...{ title, description, hideTitle, closeLabel }}
                  className="min-w-0 flex-1 pt-2"
                  titleClass="font-semibold text-xl"
                  descriptionClass="mt-1 text-muted"
                />
              </header>
              <div className="px-5 pb-5 sm:px-6 sm:pb-6">{children}</div>
            </div>
            <MessageSlot />
            {footer ? (
              <footer className="flex flex-wrap justify-end gap-2 border-line border-t px-5 py-4 sm:px-6">
                {footer}
              </footer>
            ) : null}
          </DialogPrimitive.Content>
        </div>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  );
}
