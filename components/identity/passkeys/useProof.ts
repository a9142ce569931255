"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import type { ApiResult, CallOptions } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { answerByPasskey, stopped } from "./browserPasskeys";

/** That whoever is signed in is the owner: the password, or a passkey. */
export type Proof = NonNullable<CallOptions<"POST /auth/v1/passkeys/new">["body"]>;

/** Gives a form's call its proof: the password that was typed, or a passkey where the form was sent by `byPasskey`. */
export function useProof(portal: Role) {
  const t = useTranslations("form");
  const locale = useLocale();
  const isByPasskey = useRef(false);

  async function prove<T>(
    password: string,
    act: (proof: Proof) => Promise<ApiResult<T>>,
  ): Promise<ApiResult<T>> {
    if (!isByPasskey.current) return act({ password });
    const answered = await answerByPasskey("prove", portal, locale);
    if (answered === null) return stopped(t("passkeyStopped"));
    return answered.ok ? act({ passkey: answered.data }) : answered;
  }

  async function byPasskey<T>(submit: () => Promise<T>): Promise<T> {
    isByPasskey.current = true;
    try {
      return await submit();
    } finally {
      isByPasskey.current = false;
    }
  }

  return { prove, byPasskey };
}
