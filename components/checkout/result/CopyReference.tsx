"use client";

import { CopyButton } from "@/components/ui/actions/CopyButton";
import { notify } from "@/components/ui/overlays/notify";

type CopyReferenceProps = {
  reference: string;
  bookingId: string;
  texts: { label: string; copied: string; failed: string };
};

/** Shows the booking number and copies the full id. */
export function CopyReference({ reference, bookingId, texts }: CopyReferenceProps) {
  return (
    <span className="-my-2.5 inline-flex items-center gap-1">
      <span className="tabular-nums tracking-wide">{reference}</span>
      <CopyButton
        value={bookingId}
        label={texts.label}
        copiedLabel={texts.copied}
        onError={() => notify({ tone: "error", title: texts.failed })}
      />
    </span>
  );
}
