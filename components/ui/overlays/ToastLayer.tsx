"use client";

import clsx from "clsx";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { type ExternalToast, Toaster as SonnerToaster, toast } from "sonner";
import { footClearance } from "./footClearance";
import type { Notification } from "./notify";

export type ToastLayerProps = {
  label: string;
  closeLabel: string;
  latest: Notification;
  /** The slot of a dialog that they are rendered in; null for the page. */
  host: HTMLElement | null;
};

const standardDuration = 5_000;
const longDuration = 10_000;

/**
 * The notifications shown so far. Where the layer is moved to another element it mounts again with the latest one,
 * which the library still shows.
 */
const shown = new WeakSet<Notification>();

function show(notification: Notification): void {
  if (shown.has(notification)) return;
  shown.add(notification);
  if (notification.yields && toast.getToasts().length > 0) return;
  const { tone = "info", title, description, action, duration } = notification;
  const options: ExternalToast = {
    duration: duration ?? (tone === "error" || action ? longDuration : standardDuration),
    ...(description ? { description } : {}),
    ...(action ? { action } : {}),
  };
  toast.dismiss();
  toast[tone](title, options);
}

/** Removes the toasts shown. */
export function dismissToasts(): void {
  toast.dismiss();
}

/** The toasts. At the bottom on phones, lower right elsewhere, below menus; a part of the dialog that is open. */
export function ToastLayer({ host, ...props }: ToastLayerProps) {
  return host === null ? (
    <Toasts {...props} isInFlow={false} />
  ) : (
    createPortal(<Toasts {...props} isInFlow />, host)
  );
}

type ToastsProps = Omit<ToastLayerProps, "host"> & {
  /** Part of the layout, so that nothing is covered; else over the lower edge of the page. */
  isInFlow: boolean;
};

function Toasts({ label, closeLabel, latest, isInFlow }: ToastsProps) {
  // After the child's own effect, in which it starts to listen.
  useEffect(() => show(latest), [latest]);
  return (
    <SonnerToaster
      visibleToasts={1}
      position="bottom-right"
      offset={{ bottom: `calc(${footClearance} + 24px)` }}
      // Above the page and below menus (z-50): a message stays while the mouse is on it, and would cover an open menu.
      style={{ zIndex: 45 }}
      mobileOffset={{ bottom: `calc(${footClearance} + 16px)` }}
      {...(isInFlow ? { className: "static! mx-4! mt-2! mb-4! w-auto!" } : {})}
      closeButton
      containerAriaLabel={label}
      icons={{
        success: <CircleCheck aria-hidden="true" className="size-5 text-positive" />,
        error: <CircleAlert aria-hidden="true" className="size-5 text-danger" />,
        info: <Info aria-hidden="true" className="size-5 text-info" />,
        close: <X aria-hidden="true" className="size-5" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast: clsx(
            "flex items-start gap-3 rounded-md border border-line bg-card py-3 pr-14 pl-4 font-text text-base text-ink shadow-overlay",
            // The one before, which is leaving, would take room of its own.
            isInFlow
              ? "relative! h-auto! w-full! transform-none! not-first:hidden!"
              : "w-full sm:w-(--width)",
          ),
          icon: "pt-0.5",
          content: "min-w-0 flex-1",
          title: "font-semibold",
          description: "text-muted text-sm",
          actionButton:
            "min-h-11 shrink-0 self-center rounded-sm px-3 font-semibold text-accent underline underline-offset-4",
          closeButton:
            "tap absolute top-1 right-1 grid place-items-center rounded-sm text-muted hover:text-ink",
        },
      }}
    />
  );
}
