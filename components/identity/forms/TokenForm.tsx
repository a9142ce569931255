"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Role } from "@/lib/identity/roles";
import { Lead } from "../Lead";
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

/** The password of the account, asked for where the browser is not known to be the account's; with the reason. */
export function PasswordProof({ form }: { form: AuthForm }) {
  const t = useTranslations("auth");
  return (
    <div className="grid gap-2">
      <PasswordField form={form} label={t("password")} />
      <p className="text-muted text-sm">{t("verify.why")}</p>
    </div>
  );
}
