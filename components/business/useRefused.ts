"use client";

import { useLocale, useTranslations } from "next-intl";
import { signInAgain } from "@/components/identity/signInAgain";
import { notify } from "@/components/ui/overlays/notify";
import type { Refusal } from "@/lib/api/client";

/** Shows a toast with the reason why a call made in place was refused. */
export function useRefused(): (title: string, refusal: Refusal) => void {
  const t = useTranslations("form");
  const locale = useLocale();
  return (title, { status, message }) => {
    if (status === 401) signInAgain("provider", locale, "session-ended");
    else notify({ tone: "error", title, description: message ?? t("offline") });
  };
}
