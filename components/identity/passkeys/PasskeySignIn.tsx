"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { afterSignIn } from "@/lib/identity/sessions/afterSignIn";
import { answerByPasskey } from "./browserPasskeys";

type PasskeySignInProps = { portal: Role; redirectTo: string | undefined };

/** Signs in by a passkey, which the browser lets one choose: nothing is typed. */
export function PasskeySignIn({ portal, redirectTo }: PasskeySignInProps) {
  const t = useTranslations("auth.passkey");
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function signIn() {
    setBusy(true);
    setProblem(null);
    const answered = await answerByPasskey("sign_in", portal, locale);
    const result = answered?.ok
      ? await callApi("POST /auth/v1/passkeys/login", {
          body: { passkey: answered.data, role: portal },
          locale,
        })
      : answered;
    // Loads a new document, as after signing in by password.
    if (result?.ok) return window.location.replace(afterSignIn(portal, locale, redirectTo));
    setProblem(result === null ? t("stopped") : (result.message ?? t("failed")));
    setBusy(false);
  }

  return (
    <div className="grid gap-3 noscript:hidden">
      <Button loading={isBusy} loadingLabel={t("waiting")} onClick={() => void signIn()}>
        {t("signIn")}
      </Button>
      {problem === null ? null : (
        <Notice tone="warning" live="assertive">
          {problem}
        </Notice>
      )}
    </div>
  );
}
