"use client";

import { useLocale, useTranslations } from "next-intl";
import { Field, Fieldset } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { callApi } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import { providerPaths } from "@/lib/paths";
import { companyNameMaxLength, descriptionMaxLength } from "@/lib/providers/limits";
import { storePageNote } from "../pageNote";
import { AuthField, EmailField, FormNotice, HiddenFields, PasswordField, SubmitButton } from "./AuthFields";
import { type CredentialsDraft, draftProps } from "./credentialsDraft";
import type { FormAction } from "./formState";
import { TermsNote } from "./TermsNote";
import { type AuthForm, useAuthForm } from "./useAuthForm";

const optionalNames = ["phone", "organisationNumber", "address", "city", "description"] as const;

export function RegisterProviderForm({ action, draft }: { action: FormAction; draft: CredentialsDraft }) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const form = useAuthForm({
    action,
    names: ["companyName", "email", "password", ...optionalNames],
    send: (body, locale) => callApi("POST /auth/v1/register/provider", { body, locale }),
    failed: t("errors.registerProvider"),
    hasToast: true,
    onDone: () => {
      storePageNote({
        tone: "info",
        title: t("providerRegistered.title"),
        description: t("providerRegistered.mailFirst"),
      });
      window.location.replace(localePath(locale, providerPaths.dashboard()));
      return true;
    },
  });
  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-5">
      <HiddenFields portal="provider" />
      <FormNotice form={form} />
      <AuthField
        form={form}
        name="companyName"
        label={t("companyName")}
        autoComplete="organization"
        maxLength={companyNameMaxLength}
        required
      />
      <EmailField form={form} {...draftProps(draft, "email")} />
      <PasswordField form={form} isNew label={t("password")} {...draftProps(draft, "password")} />
      <OptionalFields form={form} />
      <SubmitButton form={form}>{t("submitRegisterProvider")}</SubmitButton>
      <TermsNote portal="provider" />
    </form>
  );
}

function OptionalFields({ form }: { form: AuthForm }) {
  const t = useTranslations("auth");
  const { state } = form;
  return (
    <div className="mt-2 border-line border-t pt-5">
      <Fieldset
        legend={<span className="font-display text-lg">{t("optionalTitle")}</span>}
        hint={t("optionalHint")}
      >
        <div className="mt-2 grid gap-5 sm:grid-cols-2">
          <AuthField
            form={form}
            name="phone"
            label={t("phone")}
            type="tel"
            autoComplete="tel"
            maxLength={30}
          />
          <AuthField
            form={form}
            name="organisationNumber"
            label={t("organisationNumber")}
            hint={t("organisationNumberHint")}
            inputMode="numeric"
            maxLength={14}
          />
          <AuthField
            form={form}
            name="address"
            label={t("address")}
            autoComplete="street-address"
            maxLength={160}
          />
          <AuthField form={form} name="city" label={t("city")} autoComplete="address-level2" maxLength={80} />
          <Field
            label={t("description")}
            hint={t("descriptionHint")}
            error={state.problems?.fields.description}
            className="sm:col-span-2"
          >
            <TextArea
              name="description"
              rows={3}
              maxLength={descriptionMaxLength}
              showCount
              defaultValue={state.values.description}
            />
          </Field>
        </div>
      </Fieldset>
    </div>
  );
}
