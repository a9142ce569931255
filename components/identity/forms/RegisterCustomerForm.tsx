"use client";

import { useTranslations } from "next-intl";
import { callApi } from "@/lib/api/client";
import { useRouter } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { AuthField, EmailField, FormNotice, HiddenFields, PasswordField, SubmitButton } from "./AuthFields";
import { type CredentialsDraft, draftProps } from "./credentialsDraft";
import type { FormAction } from "./formState";
import { TermsNote } from "./TermsNote";
import { useAuthForm } from "./useAuthForm";

type RegisterCustomerFormProps = {
  action: FormAction;
  redirectTo: string | undefined;
  draft: CredentialsDraft;
};

export function RegisterCustomerForm({ action, redirectTo, draft }: RegisterCustomerFormProps) {
  const t = useTranslations("auth");
  const router = useRouter();
  const form = useAuthForm({
    action,
    names: ["fullName", "email", "password"],
    send: (body, locale) => callApi("POST /auth/v1/register/customer", { body, locale }),
    failed: t("errors.registerCustomer"),
    hasToast: true,
    onDone: () => {
      // The page that it leads to says what comes next.
      // The sign-in form is filled with the same values, so that one press remains.
      router.replace(customerPaths.auth({ redirectTo, notice: "registered" }));
      return true;
    },
  });
  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-5">
      <HiddenFields portal="customer" redirectTo={redirectTo} />
      <FormNotice form={form} />
      <AuthField
        form={form}
        name="fullName"
        label={t("fullName")}
        autoComplete="name"
        maxLength={120}
        required
        {...draftProps(draft, "fullName")}
      />
      <EmailField form={form} {...draftProps(draft, "email")} />
      <PasswordField form={form} isNew label={t("password")} {...draftProps(draft, "password")} />
      <SubmitButton form={form}>{t("submitRegisterCustomer")}</SubmitButton>
      <TermsNote portal="customer" />
    </form>
  );
}
