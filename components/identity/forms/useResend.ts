"use client";

import { useTranslations } from "next-intl";
import { callApi } from "@/lib/api/client";
import type { FormAction } from "./formState";
import { useAuthForm } from "./useAuthForm";

/** The form that mails another confirmation link and stays on its page. */
export function useResend(action: FormAction) {
  const t = useTranslations("auth");
  return useAuthForm({
    action,
    names: ["email"],
    send: (body, locale) => callApi("POST /auth/v1/verify-email/resend", { body, locale }),
    failed: t("errors.request"),
    onDone: () => false,
  });
}
