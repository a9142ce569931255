"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import type { ApiResult, Refusal } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { type FormProblems, messageOf, problemsOf } from "./problems";

type Before = {
  /** Runs before the way to the sign-in form is taken; true when what was typed is kept. */
  signIn?: () => boolean;
  /** Sees a refusal first; true when it needs no more telling. */
  telling?: ((refusal: Refusal) => boolean) | undefined;
};

/**
 * Makes the call of a form or a button, once at a time, and keeps what was wrong with it. A session that ended leads to
 * the sign-in form of the portal, and back to this place.
 * @param names the fields beside which a problem of theirs is shown; without them everything is told in the message
 */
export function useSend(portal: Role, names: readonly string[] = []) {
  const t = useTranslations("form");
  const locale = useLocale();
  const [problems, setProblems] = useState<FormProblems | null>(null);
  const [isBusy, setBusy] = useState(false);
  // The state is that of the last picture: two presses in one moment would both find it idle.
  const underWay = useRef(false);

  /** The answer, or null when there is none to go on with. */
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
    /** What is wrong, by field. */
    problems: problems?.fields ?? noProblems,
    /** What is wrong, where no field of `names` says it. */
    message: messageOf(problems, names),
    isBusy,
    send,
    /** For what is known to be wrong before anything is sent. */
    setProblems,
  };
}

const noProblems: Readonly<Record<string, string>> = {};
