"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import type { NeededProof } from "@/lib/identity/passkeys/confirmProof";
import type { Role } from "@/lib/identity/roles";
import { authPathsOf } from "@/lib/identity/sessions/authPaths";
import { Outcome } from "../Outcome";
import { SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import { AccountProof, neededProof, TokenForm } from "./TokenForm";
import { useAuthForm } from "./useAuthForm";

type EmailChangeFormProps = {
  action: FormAction;
  portal: Role;
  token: string | undefined;
  /** The change that the link is for; null when the link is invalid. */
  change: { newEmail: string; needs: NeededProof | null } | null;
  /** Whether somebody is signed in to the portal in this browser. */
  isSignedIn: boolean;
};

/**
 * Changes the e-mail address of an account by the link of our mail. A browser that did not ask for the change is asked
 * for the password.
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
  const needs = neededProof(form, change.needs);
  const submit = <SubmitButton form={form}>{t("newEmail.submit")}</SubmitButton>;
  return (
    <TokenForm
      form={form}
      portal={portal}
      token={token}
      lead={t(`newEmail.${needs === null ? "known" : "unknown"}`, { email })}
    >
      {needs === null ? (
        submit
      ) : (
        <AccountProof
          form={form}
          portal={portal}
          needs={needs}
          sendPasskey={(passkey, locale) =>
            callApi("POST /auth/v1/email-change/confirm", { body: { token, passkey }, locale })
          }
        >
          {submit}
        </AccountProof>
      )}
      {needs?.byPassword ? (
        <TextLink standalone linkComponent={Link} href={forgot()} tone="ink" className="justify-self-start">
          {t("verify.forgotPassword")}
        </TextLink>
      ) : null}
    </TokenForm>
  );
}
