"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { OwnService } from "@/lib/business/ownServices";

type RemoveServiceProps = {
  /** The service to remove; null closes the question. */
  service: OwnService | null;
  wasBooked: boolean;
  onClose: () => void;
  refresh: () => Promise<void>;
};

/** Asks before a service is removed, and says whether it can be restored (SVC-7). */
export function RemoveService({ service, wasBooked, onClose, refresh }: RemoveServiceProps) {
  const t = useTranslations("providerArea.services.removal");
  const form = useTranslations("form");
  const locale = useLocale();
  const [error, setError] = useState<string | null>(null);
  // The name is kept while the question fades out.
  const [asked, setAsked] = useState(service);
  if (service !== null && service !== asked) setAsked(service);

  async function remove(): Promise<boolean> {
    if (service === null) return true;
    setError(null);
    const params = { id: service.id };
    const result = await callApi("DELETE /providers/me/services/{id}", { params, locale });
    // Somebody else removed it already.
    if (!result.ok && result.status !== 404) {
      if (result.status === 401) signInAgain("provider", locale, "session-ended");
      setError(result.message ?? form("offline"));
      return false;
    }
    await refresh();
    notify({ tone: "success", title: t("done", { service: service.name }) });
    return true;
  }

  return (
    <ConfirmDialog
      open={service !== null}
      onOpenChange={(open) => {
        if (open) return;
        setError(null);
        onClose();
      }}
      title={t("title", { service: asked?.name ?? "" })}
      description={t(wasBooked ? "archived" : "erased")}
      confirmLabel={t("confirm")}
      cancelLabel={t("keep")}
      onConfirm={remove}
      error={error}
      returnFocus={() => menuOf(asked?.id) ?? menuOf() ?? document.querySelector<HTMLElement>("[data-add]")}
    />
  );
}

/** The button that opened the question, or that of the first remaining service. */
function menuOf(id?: string): HTMLElement | null {
  const row = id === undefined ? "[data-service]" : `[data-service="${id}"]`;
  return document.querySelector(`${row} [aria-haspopup="menu"]`);
}
