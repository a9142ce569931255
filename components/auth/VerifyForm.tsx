"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import { callApi } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import type { Role } from "@/lib/identity/roles";
import { customerPaths, providerPaths } from "@/lib/paths";
import { FormNotice, HiddenFields, SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import { Lead } from "./Lead";
import { Outcome } from "./Outcome";
import { ResendForm } from "./ResendForm";
import { useAuthForm } from "./useAuthForm";

type VerifyFormProps = {
  action: FormAction;
  resendAction: FormAction;
  portal: Role;
  token: string | undefined;
};

/**
 * Confirms an e-mail address by the link of our mail. It takes a press of a button, by a person: mail programs open
 * links by themselves, and confirming hands over the bookings that were made with this address.
 */
export function VerifyForm({ action, resendAction, portal, token }: VerifyFormProps) {
  const t = useTranslations("auth");
  const form = useAuthForm({
    action,
    names: ["token"],
    send: (body, locale) => callApi("POST /auth/v1/verify-email", { body, locale }),
    failed: t("errors.request"),
    onDone: () => false,
  });
  const { state } = form;
  if (state.isDone) return <Verified portal={portal} />;
  if (token === undefined || state.problems?.code === "invalid_token") {
    const problem = token === undefined ? "missing" : "expired";
    return (
      <Outcome>
        <Notice tone="warning" title={t(`verify.${problem}Title`)}>
          <p>{t(`verify.${problem}Body`)}</p>
        </Notice>
        <ResendForm action={resendAction} portal={portal} />
      </Outcome>
    );
  }
  return (
    <>
      <Lead>{t(portal === "customer" ? "verify.lead" : "verify.providerLead")}</Lead>
      <form {...form.formProps} className="grid grid-cols-1 gap-5">
        <HiddenFields portal={portal} />
        <input type="hidden" name="token" value={token} />
        <FormNotice form={form} />
        <SubmitButton form={form}>{t("verify.submit")}</SubmitButton>
        <p className="text-muted text-sm">{t("verify.notYou")}</p>
      </form>
    </>
  );
}

function Verified({ portal }: { portal: Role }) {
  const t = useTranslations("auth.verify");
  const isCustomer = portal === "customer";
  const href = isCustomer ? customerPaths.bookings() : providerPaths.dashboard();
  return (
    <Outcome>
      <Notice tone="positive" title={t("doneTitle")}>
        <p>{t(isCustomer ? "doneBody" : "doneBodyProvider")}</p>
      </Notice>
      <p className="mt-5">
        <ButtonLink variant="solid" href={localePath(useLocale(), href)}>
          {t(isCustomer ? "doneAction" : "doneActionProvider")}
        </ButtonLink>
      </p>
    </Outcome>
  );
}
