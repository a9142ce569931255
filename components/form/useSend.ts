"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import type { ApiResult, Refusal } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { type FormProblems, messageOf, problemsOf } from "./problems";

type Before = {
  /** Called before redirecting to the sign-in page; true when the values were kept. */
  signIn?: () => boolean;
  /** Handles a refusal first; true when no message is needed. */
  telling?: ((refusal: Refusal) => boolean) | undefined;
};

/**
 * Makes the call of a form or a button, one at a time, and holds its problems. An ended session redirects to the
 * portal's sign-in page, and back here.
 * @param names the fields that show their own problems; without them everything is in the message
 */
export function useSend(portal: Role, names: readonly string[] = []) {
  const t = useTranslations("form");
  const locale = useLocale();
  const [problems, setProblems] = useState<FormProblems | null>(null);
  const [isBusy, setBusy] = useState(false);
  // State is only updated with the next render; two presses before it would both find it idle.
  const underWay = useRef(false);

  /** The answer; null when it was refused or did not come. */
  async function send<T>(
    call: () => Promise<ApiResult<T>>,
    before: Before = {},
  ): Promise<{ data: T } | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setBusy(true);
    setProblems(null);
    const result = await call();
    underWay.current = false;
    setBusy(false);
    if (result.ok) return { data: result.data };
    if (result.status === 401) {
      const isKept = before.signIn?.() ?? false;
      signInAgain(portal, locale, isKept ? "session-ended-kept" : "session-ended");
    }
    if (!before.telling?.(result)) {
      setProblems(problemsOf(result, t(result.status === 0 ? "offline" : "failed")));
    }
    return null;
  }

  return {
    /** Problems by field. */
    problems: problems?.fields ?? noProblems,
    /** The problem that belongs to none of `names`. */
    message: messageOf(problems, names),
    isBusy,
    send,
    /** Sets problems that are found before sending. */
    setProblems,
  };
}

const noProblems: Readonly<Record<string, string>> = {};
