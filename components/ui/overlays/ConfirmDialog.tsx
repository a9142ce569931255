"use client";

import * as AlertPrimitive from "@radix-ui/react-alert-dialog";
import { type FormEvent, type ReactElement, type ReactNode, useState } from "react";
import { Button } from "../actions/Button";
import { Notice } from "../feedback/Notice";
import { BackCloses } from "./BackCloses";
import { MessageSlot } from "./MessageSlot";
import { scrimClass } from "./overlayClass";
import { useReturnFocus } from "./returnFocus";

type ConfirmDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** Names the object: "Remove Haircut?" */
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: "danger" | "neutral";
  /** Awaited before the dialog closes; false keeps it open, for instance to show an error. */
  onConfirm: () => unknown;
  error?: ReactNode;
  /** Where the focus goes on closing, when the element that opened it is gone. */
  returnFocus?: () => HTMLElement | null;
  /** The consequences: a refund summary, a reason field. They are part of a form: Enter in any control confirms. */
  children?: ReactNode;
};

/** Asks before an action that cannot be undone. The focus starts on the button that cancels. */
export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = "danger",
  onConfirm,
  error,
  returnFocus,
  children,
}: ConfirmDialogProps) {
  const focus = useReturnFocus(returnFocus);
  const [own, setOwn] = useState(false);
  const [pending, setPending] = useState(false);

  function change(next: boolean) {
    if (pending) return;
    setOwn(next);
    onOpenChange?.(next);
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    // A question over a form is inside it for React, though not in the document.
    event.stopPropagation();
    if (pending) return;
    setPending(true);
    try {
      if ((await onConfirm()) === false) return;
      setOwn(false);
      onOpenChange?.(false);
    } finally {
      setPending(false);
    }
  }

  return (
    <AlertPrimitive.Root open={open ?? own} onOpenChange={change}>
      {trigger ? <AlertPrimitive.Trigger asChild>{trigger}</AlertPrimitive.Trigger> : null}
      <AlertPrimitive.Portal>
        <AlertPrimitive.Overlay className={scrimClass} />
        <div className="pointer-events-none fixed inset-0 z-50 grid items-end p-3 sm:place-items-center sm:p-6">
          <AlertPrimitive.Content
            {...focus}
            className="pointer-events-auto max-h-full w-full min-w-0 animate-rise-in overflow-y-auto rounded-lg bg-card p-5 shadow-overlay outline-none data-[state=closed]:animate-sink-out sm:max-w-md sm:p-6"
          >
            <BackCloses />
            <AlertPrimitive.Title className="font-semibold text-xl">{title}</AlertPrimitive.Title>
            <AlertPrimitive.Description className="mt-2 text-muted">{description}</AlertPrimitive.Description>
            <MessageSlot />
            {/* A form, so that Enter in a field that is asked for confirms. */}
            <form onSubmit={confirm} noValidate>
              {children ? <div className="mt-4">{children}</div> : null}
              {error ? (
                <Notice tone="danger" live="assertive" className="mt-4">
                  {error}
                </Notice>
              ) : null}
              <div className="mt-6 flex flex-wrap-reverse justify-end gap-2">
                <AlertPrimitive.Cancel asChild>
                  <Button disabled={pending} className="max-sm:flex-1 max-sm:px-2!">
                    {cancelLabel}
                  </Button>
                </AlertPrimitive.Cancel>
                <Button
                  type="submit"
                  variant={tone === "danger" ? "danger" : "solid"}
                  loading={pending}
                  className="max-sm:flex-1 max-sm:px-2!"
                >
                  {confirmLabel}
                </Button>
              </div>
            </form>
          </AlertPrimitive.Content>
        </div>
      </AlertPrimitive.Portal>
    </AlertPrimitive.Root>
  );
}
