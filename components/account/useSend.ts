"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { type FormProblems, problemsOf } from "@/components/auth/formState";
import { signInAgain } from "@/components/auth/signInAgain";
import type { ApiResult } from "@/lib/api/client";
import type { SessionEnded } from "@/lib/paths";

/**
 * Makes the call of a form or a button, once at a time, and keeps what was wrong with it.
 * @param ended what signing in says when the session is over: `session-ended-kept` where the form keeps what was typed
 */
export function useSend(ended: SessionEnded = "session-ended") {
  const t = useTranslations("account");
  const locale = useLocale();
  const [problems, setProblems] = useState<FormProblems | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** The answer, or null when there is none to go on with. */
  async function send<T>(call: () => Promise<ApiResult<T>>): Promise<{ data: T } | null> {
    if (isBusy) return null;
    setBusy(true);
    setProblems(null);
    const result = await call();
    setBusy(false);
    if (result.ok) return { data: result.data };
    if (result.status === 401) signInAgain("customer", locale, ended);
    setProblems(problemsOf(result, t(result.status === 0 ? "offline" : "failed")));
    return null;
  }

  return { problems, isBusy, send };
}
