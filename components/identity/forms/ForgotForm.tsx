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
import { EmailField, FormNotice, HiddenFields, SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import { useAuthForm } from "./useAuthForm";

/** Mails a link to set a new password. The answer is the same whether or not there is an account. */
export function ForgotForm({ action, portal }: { action: FormAction; portal: Role }) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const form = useAuthForm({
    action,
    names: ["email"],
    send: (body, locale) => callApi("POST /auth/v1/password/forgot", { body, locale }),
    failed: t("errors.request"),
    onDone: () => false,
  });
  const back = (
    <TextLink linkComponent={Link} href={authPathsOf(portal).auth()} tone="ink">
      {t("forgot.back")}
    </TextLink>
  );
  if (form.state.isDone) {
    return (
      <Outcome>
        <Notice tone="positive" title={t("forgot.sentTitle")}>
          <p>{t("forgot.sentBody", { email: form.state.values.email ?? "" })}</p>
        </Notice>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={localePath(locale, authPathsOf(portal).forgot())}>{t("forgot.again")}</ButtonLink>
          {back}
        </div>
      </Outcome>
    );
  }
  return (
    <>
      <Lead>{t("forgot.lead")}</Lead>
      <form {...form.formProps} className="grid grid-cols-1 gap-5">
        <HiddenFields portal={portal} />
        <FormNotice form={form} />
        <EmailField form={form} />
        <SubmitButton form={form}>{t("forgot.submit")}</SubmitButton>
        <p>{back}</p>
      </form>
    </>
  );
}
