import * as DialogPrimitive from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../actions/IconButton";

type OverlayHeadingProps = {
  title: ReactNode;
  description: ReactNode;
  hideTitle: boolean;
  closeLabel: string;
  titleClass: string;
  descriptionClass: string;
  className: string;
};

/** The title of a dialog or drawer, and its close button. */
export function OverlayHeading({
  title,
  description,
  hideTitle,
  closeLabel,
  titleClass,
  descriptionClass,
  className,
}: OverlayHeadingProps) {
  return (
    <>
      <div className={className}>
        <DialogPrimitive.Title className={hideTitle ? "sr-only" : titleClass}>{title}</DialogPrimitive.Title>
        {description ? (
          <DialogPrimitive.Description className={descriptionClass}>
            {description}
          </DialogPrimitive.Description>
        ) : null}
      </div>
      <DialogPrimitive.Close asChild>
        <IconButton label={closeLabel}>
          <X aria-hidden="true" />
        </IconButton>
      </DialogPrimitive.Close>
    </>
  );
}
