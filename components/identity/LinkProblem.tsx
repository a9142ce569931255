"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/feedback/Notice";
import type { Role } from "@/lib/identity/roles";
import { EmailField, FormNotice, HiddenFields, SubmitButton } from "./forms/AuthFields";
import type { FormAction } from "./forms/formState";
import { useResend } from "./forms/useResend";
import { Outcome } from "./Outcome";

type LinkProblemProps = { title: string; children: ReactNode; action: FormAction; portal: Role };

/** Says why the link of a registration mail does not work, and mails another one. */
export function LinkProblem({ title, children, action, portal }: LinkProblemProps) {
  return (
    <Outcome>
      <Notice tone="warning" title={title}>
        <p>{children}</p>
      </Notice>
      <ResendForm action={action} portal={portal} />
    </Outcome>
  );
}

/** Asks for another link that confirms an e-mail address. */
function ResendForm({ action, portal }: { action: FormAction; portal: Role }) {
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
