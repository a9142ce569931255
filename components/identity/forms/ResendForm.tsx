"use client";

import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/feedback/Notice";
import type { Role } from "@/lib/identity/roles";
import { Outcome } from "../Outcome";
import { EmailField, FormNotice, HiddenFields, SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import { useResend } from "./useResend";

/** Asks for another link that confirms an e-mail address. */
export function ResendForm({ action, portal }: { action: FormAction; portal: Role }) {
  const t = useTranslations("auth");
  const form = useResend(action);
  if (form.state.isDone) {
    return (
      <Outcome>
        <Notice tone="positive" title={t("verify.resentTitle")}>
          <p>{t("verify.resentBody", { email: form.state.values.email ?? "" })}</p>
        </Notice>
      </Outcome>
    );
  }
  return (
    <form {...form.formProps} className="mt-6 grid gap-5">
      <HiddenFields portal={portal} />
      <FormNotice form={form} />
      <EmailField form={form} />
      <SubmitButton form={form}>{t("verify.resend")}</SubmitButton>
    </form>
  );
}
