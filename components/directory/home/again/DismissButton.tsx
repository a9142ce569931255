"use client";

import { X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { useReloadPart } from "./ComingBack";
import { dueHeading } from "./frame";

type DismissButtonProps = {
  visitId: string;
  label: string;
  texts: { done: string; failedTitle: string; failedBody: string };
};

/** Takes a suggestion away until the next visit. */
export function DismissButton({ visitId, label, texts }: DismissButtonProps) {
  const reload = useReloadPart();
  const [isBusy, setBusy] = useState(false);

  async function dismiss() {
    setBusy(true);
    const answer = await callApi("PUT /customers/me/bookings/{id}/dismissal", { params: { id: visitId } });
    setBusy(false);
    if (!answer.ok) {
      notify({
        tone: "error",
        title: texts.failedTitle,
        description: answer.message ?? texts.failedBody,
      });
      return;
    }
    notify({ tone: "success", title: texts.done });
    // The button goes with its suggestion.
    document.getElementById(dueHeading)?.focus();
    await reload();
  }

  return (
    <IconButton label={label} disabled={isBusy} onClick={() => void dismiss()} className="-mt-2 -mr-2">
      <X aria-hidden="true" />
    </IconButton>
  );
}
