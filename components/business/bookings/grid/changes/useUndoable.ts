"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { notify } from "@/components/ui/overlays/notify";
import { callApi, type Refusal } from "@/lib/api/client";
import type { Undo } from "@/lib/business/calendar/changeSchemas";
import { useRouter } from "@/lib/i18n/navigation";
import { refusedPlace, usePlaceReason } from "./placeReason";
import type { Undoable } from "./undoable";

/** What was changed last, told with its undo, and what becomes of a refusal. */
export function useUndoable(timeZone: string) {
  const t = useTranslations("workday.changed");
  const area = useTranslations("providerArea");
  const reasonOf = usePlaceReason(timeZone);
  const locale = useLocale();
  const router = useRouter();
  const [change, setChange] = useState<Undoable | null>(null);
  const [version, setVersion] = useState(0);

  function told(text: string, undo: Undo | null, revert?: Undoable["revert"]) {
    setChange({ text, undo, toldAtMs: Date.now(), ...(revert && { revert }) });
    setVersion((before) => before + 1);
    router.refresh();
  }

  function refused(refusal: Refusal, title: string) {
    if (refusal.status === 401) return signInAgain("provider", locale, "session-ended");
    const place = refusedPlace(refusal.details);
    const description = place === null ? (refusal.message ?? area("requestFailed")) : reasonOf(place);
    notify({ tone: "error", title, description });
    // Without a connection a refresh would leave the page.
    if (refusal.status !== 0) router.refresh();
  }

  async function undo() {
    if (change === null || change.undo === null) return;
    const { token } = change.undo;
    setChange(null);
    const reverted = change.revert?.();
    const result = await callApi("POST /providers/me/undo/{token}", { params: { token }, locale });
    if (result.ok) {
      // Not before: a reading that began before the undo may still come, and would show the change again.
      reverted?.settle();
      return told(t("undone"), null);
    }
    reverted?.again();
    refused(result, t("undoFailed"));
  }

  return {
    change,
    /** Another one after each change and each undo. */
    version,
    told,
    refused,
    undo,
    /** Something short that changed nothing. */
    say: (text: string) => setChange({ text, undo: null, toldAtMs: Date.now() }),
    forget: () => setChange(null),
  };
}
