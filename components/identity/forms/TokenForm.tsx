"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/actions/Button";
import type { ApiResult } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import type { NeededProof } from "@/lib/identity/passkeys/confirmProof";
import type { Assertion } from "@/lib/identity/passkeys/proofSchemas";
import type { Role } from "@/lib/identity/roles";
import { Lead } from "../Lead";
import { answerByPasskey, stopped } from "../passkeys/browserPasskeys";
import { FormNotice, HiddenFields, PasswordField } from "./AuthFields";
import type { AuthForm } from "./useAuthForm";

type TokenFormProps = {
  form: AuthForm;
  portal: Role;
  token: string;
  /** What the link is about, and for which address. */
  lead: string;
  /** Between the lead and the reason of a refusal. */
  effect?: ReactNode;
  children: ReactNode;
};

/**
 * The form behind the link of a mail. It takes the press of a button, since mail programs open links by themselves.
 */
export function TokenForm({ form, portal, token, lead, effect, children }: TokenFormProps) {
  return (
    <>
      <Lead>
        <span className="[overflow-wrap:anywhere]">{lead}</span>
      </Lead>
      <form {...form.formProps} className="grid grid-cols-1 gap-5">
        <HiddenFields portal={portal} />
        <input type="hidden" name="token" value={token} />
        {effect}
        <FormNotice form={form} />
        {children}
      </form>
    </>
  );
}

/** What is asked for: what the page found, or both once the server has asked for more. */
export function neededProof({ state }: AuthForm, found: NeededProof | null): NeededProof | null {
  if (found !== null || state.problems?.code !== "invalid_credentials") return found;
  return { byPassword: true, byPasskey: true };
}

type AccountProofProps = {
  form: AuthForm;
  portal: Role;
  needs: NeededProof;
  /** The call of the form, with a passkey. */
  sendPasskey: (passkey: Assertion, locale: Locale) => Promise<ApiResult<unknown>>;
  /** The button that sends the form with the password. */
  children: ReactNode;
};

/** Asks for a proof of the account, where the browser is not known to be the account's; with the reason. */
export function AccountProof({ form, portal, needs, sendPasskey, children }: AccountProofProps) {
  const t = useTranslations("auth");
  async function byPasskey(locale: Locale): Promise<ApiResult<unknown>> {
    const answered = await answerByPasskey("sign_in", portal, locale);
    if (answered === null) return stopped(t("passkey.notShown"));
    return answered.ok ? sendPasskey(answered.data, locale) : answered;
  }
  return (
    <>
      <div className="grid gap-2">
        {needs.byPassword ? <PasswordField form={form} label={t("password")} /> : null}
        <p className="text-muted text-sm">{t("verify.why")}</p>
      </div>
      {needs.byPassword ? children : null}
      {needs.byPasskey ? (
        <Button
          size="lg"
          block
          className="noscript:hidden"
          disabled={form.isBusy}
          onClick={() => form.sendBy((_values, locale) => byPasskey(locale))}
        >
          {t("passkey.prove")}
        </Button>
      ) : null}
    </>
  );
}
