"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import type { Role } from "@/lib/identity/roles";
import { FormNotice, HiddenFields } from "./AuthFields";
import type { FormAction } from "./formState";
import { useResend } from "./useResend";

type ResendButtonProps = { action: FormAction; portal: Role; email: string };

/** Mails the link that confirms the address again, to somebody who is signed in. */
export function ResendButton({ action, portal, email }: ResendButtonProps) {
  const t = useTranslations("auth");
  const form = useResend(action);
  return (
    <div role="status" className="min-w-0 max-w-[28rem] [overflow-wrap:anywhere]">
      {form.state.isDone ? (
        <p>{t("verify.sentAgain", { email })}</p>
      ) : (
        <form {...form.formProps} className="grid justify-items-start gap-3">
          <HiddenFields portal={portal} />
          <input type="hidden" name="email" value={email} />
          <FormNotice form={form} />
          <Button type="submit" size="sm" loading={form.isBusy} loadingLabel={t("working")}>
            {t("verify.sendAgain")}
          </Button>
        </form>
      )}
    </div>
  );
}
