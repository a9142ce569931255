"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import type { Refusal } from "@/lib/api/client";

/** The text of a refusal; an ended session redirects to the sign-in page. */
export function useRefusalText(): (refusal: Refusal) => string {
  const t = useTranslations("account");
  const locale = useLocale();
  return useCallback(
    ({ status, message }: Refusal) => {
      if (status === 401) signInAgain("customer", locale, "session-ended");
      return status === 0 ? t("offline") : (message ?? t("failed"));
    },
    [t, locale],
  );
}
