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
import { customerPaths, providerPaths } from "@/lib/paths";
import { LinkProblem } from "../LinkProblem";
import { Outcome } from "../Outcome";
import { SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import type { Registration } from "./registration";
import { AccountProof, neededProof, TokenForm } from "./TokenForm";
import { useAuthForm } from "./useAuthForm";

type VerifyFormProps = {
  action: FormAction;
  resendAction: FormAction;
  portal: Role;
  token: string | undefined;
  /** The registration that the link is for; null when the link is invalid. */
  registration: Registration | null;
};

/**
 * Confirms an e-mail address by the link of our mail. Confirming hands over the bookings that were made with this
 * address, so a browser that is not known to be the account's is asked for the password.
 */
export function VerifyForm(props: VerifyFormProps) {
  const { action, resendAction, portal, token, registration } = props;
  const t = useTranslations("auth");
  const form = useAuthForm({
    action,
    names: ["token", "password"],
    send: ({ token, password }, locale) =>
      callApi("POST /auth/v1/verify-email", {
        body: password === "" ? { token } : { token, password },
        locale,
      }),
    failed: t("errors.request"),
    onDone: () => false,
  });
  const { problems, isDone } = form.state;
  if (isDone) return <Verified portal={portal} />;
  if (token === undefined || registration === null || problems?.code === "invalid_token") {
    const kind = token === undefined ? "missing" : "expired";
    return (
      <LinkProblem title={t(`verify.${kind}Title`)} action={resendAction} portal={portal}>
        {t(`verify.${kind}Body`)}
      </LinkProblem>
    );
  }
  const { email, when } = registration;
  const needs = neededProof(form, registration.needs);
  const unknown = needs?.byPassword
    ? t(`verify.unknown.${portal}`, { email, when })
    : t("verify.unknownPasskey", { email, when });
  const submit = <SubmitButton form={form}>{t("verify.submit")}</SubmitButton>;
  return (
    <TokenForm
      form={form}
      portal={portal}
      token={token}
      lead={needs === null ? t(`verify.known.${portal}`, { email, when }) : unknown}
    >
      {needs === null ? (
        submit
      ) : (
        <AccountProof
          form={form}
          portal={portal}
          needs={needs}
          sendPasskey={(passkey, locale) =>
            callApi("POST /auth/v1/verify-email", { body: { token, passkey }, locale })
          }
        >
          {submit}
        </AccountProof>
      )}
      <div className="grid justify-items-start">
        {needs?.byPassword ? (
          <TextLink standalone linkComponent={Link} href={authPathsOf(portal).forgot()} tone="ink">
            {t("verify.forgotPassword")}
          </TextLink>
        ) : null}
        <TextLink standalone linkComponent={Link} href={authPathsOf(portal).notYou({ token })} tone="ink">
          {t("verify.notYou")}
        </TextLink>
      </div>
    </TokenForm>
  );
}

/** Confirming has signed this browser in; the link loads a new document, which knows it. */
function Verified({ portal }: { portal: Role }) {
  const t = useTranslations("auth.verify");
  const isCustomer = portal === "customer";
  const next = isCustomer ? customerPaths.bookings() : providerPaths.dashboard({ onboarding: "start" });
  return (
    <Outcome>
      <Notice tone="positive" title={t("doneTitle")}>
        <p>{t(isCustomer ? "doneBody" : "doneBodyProvider")}</p>
      </Notice>
      <p className="mt-5">
        <ButtonLink variant="solid" href={localePath(useLocale(), next)}>
          {t(isCustomer ? "doneAction" : "doneActionProvider")}
        </ButtonLink>
      </p>
    </Outcome>
  );
}
