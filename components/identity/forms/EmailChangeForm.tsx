"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { authPathsOf } from "@/lib/identity/sessions/authPaths";
import { Lead } from "../Lead";
import { Outcome } from "../Outcome";
import { FormNotice, HiddenFields, PasswordField, SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import { useAuthForm } from "./useAuthForm";

type EmailChangeFormProps = {
  action: FormAction;
  portal: Role;
  token: string | undefined;
  /** What the link is about; null when it does not count. */
  change: { newEmail: string; needsPassword: boolean } | null;
  /** Whether somebody is signed in to the portal in this browser. */
  isSignedIn: boolean;
};

/**
 * Gives an account its new address by the link of our mail, at the press of a button: mail programs open links by
 * themselves. A browser that did not ask for the change is asked for the password.
 */
export function EmailChangeForm({ action, portal, token, change, isSignedIn }: EmailChangeFormProps) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const form = useAuthForm({
    action,
    names: ["token", "password"],
    send: ({ token, password }, locale) =>
      callApi("POST /auth/v1/email-change/confirm", {
        body: password === "" ? { token } : { token, password },
        locale,
      }),
    failed: t("errors.request"),
    onDone: () => false,
  });
  const { problems, isDone } = form.state;
  const { account, auth, forgot } = authPathsOf(portal);
  const toAccount = localePath(locale, isSignedIn ? account() : auth({ redirectTo: account() }));
  if (isDone) {
    return (
      <Outcome>
        <Notice tone="positive" title={t("newEmail.doneTitle")}>
          <p>{t("newEmail.doneBody")}</p>
        </Notice>
        <p className="mt-5">
          <ButtonLink variant="solid" href={toAccount}>
            {t(isSignedIn ? "newEmail.doneAction" : "newEmail.doneSignIn")}
          </ButtonLink>
        </p>
      </Outcome>
    );
  }
  if (token === undefined || change === null || problems?.code === "invalid_token") {
    const kind = token === undefined ? "missing" : "expired";
    return (
      <Outcome>
        <Notice tone="warning" title={t(`newEmail.${kind}Title`)}>
          <p>{t(`newEmail.${kind}Body`)}</p>
        </Notice>
        <p className="mt-5">
          <ButtonLink variant="solid" href={toAccount}>
            {t("newEmail.toAccount")}
          </ButtonLink>
        </p>
      </Outcome>
    );
  }
  const { newEmail: email } = change;
  const asksPassword = change.needsPassword || problems?.code === "invalid_credentials";
  return (
    <>
      <Lead>
        <span className="[overflow-wrap:anywhere]">
          {t(`newEmail.${asksPassword ? "unknown" : "known"}`, { email })}
        </span>
      </Lead>
      <form {...form.formProps} className="grid grid-cols-1 gap-5">
        <HiddenFields portal={portal} />
        <input type="hidden" name="token" value={token} />
        <FormNotice form={form} />
        {asksPassword ? (
          <div className="grid gap-2">
            <PasswordField form={form} label={t("password")} />
            <p className="text-muted text-sm">{t("verify.why")}</p>
          </div>
        ) : null}
        <SubmitButton form={form}>{t("newEmail.submit")}</SubmitButton>
        {asksPassword ? (
          <TextLink standalone linkComponent={Link} href={forgot()} tone="ink" className="justify-self-start">
            {t("verify.forgotPassword")}
          </TextLink>
        ) : null}
      </form>
    </>
  );
}
