"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
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

type ResetFormProps = {
  action: FormAction;
  portal: Role;
  token: string | undefined;
  /** Whether the link was valid when the page was opened. */
  isValid: boolean;
};

/** Sets a new password by the link of a mail. */
export function ResetForm({ action, portal, token, isValid }: ResetFormProps) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const form = useAuthForm({
    action,
    names: ["token", "password"],
    send: (body, locale) => callApi("POST /auth/v1/password/reset", { body, locale }),
    failed: t("errors.request"),
    onDone: () => false,
  });
  const { state } = form;
  if (state.isDone) {
    return (
      <Outcome>
        <Notice tone="positive" title={t("reset.doneTitle")}>
          <p>{t("reset.doneBody")}</p>
          {portal === "provider" ? <p className="mt-2">{t("reset.doneCalendars")}</p> : null}
        </Notice>
        <p className="mt-5">
          {/* Loads a new document, since the session may be another one. */}
          <ButtonLink variant="solid" href={localePath(locale, authPathsOf(portal).auth())}>
            {t("reset.doneAction")}
          </ButtonLink>
        </p>
      </Outcome>
    );
  }
  if (token === undefined || !isValid || state.problems?.code === "invalid_token") {
    const problem = token === undefined ? "missing" : "expired";
    return (
      <Outcome>
        <Notice tone="warning" title={t(`reset.${problem}Title`)}>
          <p>{t(`reset.${problem}Body`)}</p>
        </Notice>
        <p className="mt-5">
          <ButtonLink variant="solid" linkComponent={Link} href={authPathsOf(portal).forgot()}>
            {t("reset.requestNew")}
          </ButtonLink>
        </p>
      </Outcome>
    );
  }
  return (
    <>
      <Lead>
        {portal === "provider" ? `${t("reset.lead")} ${t("reset.leadCalendars")}` : t("reset.lead")}
      </Lead>
      <form {...form.formProps} className="grid grid-cols-1 gap-5">
        <HiddenFields portal={portal} />
        <input type="hidden" name="token" value={token} />
        <FormNotice form={form} />
        <PasswordField form={form} isNew label={t("newPassword")} />
        <SubmitButton form={form}>{t("reset.submit")}</SubmitButton>
      </form>
    </>
  );
}
