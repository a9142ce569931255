"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { locales, toLocale } from "@/lib/i18n/locales";
import { pair } from "./accountLayout";

type ProfileFormProps = {
  person: { email: string; fullName: string; phone: string | null; locale: string };
};

/** Name, phone and language of the signed-in customer. */
export function ProfileForm({ person }: ProfileFormProps) {
  const t = useTranslations("account.profile");
  const common = useTranslations("common");
  const refresh = useRefresh();
  const form = useForm({
    portal: "customer",
    initial: { fullName: person.fullName, phone: person.phone ?? "", locale: person.locale },
    keep: { name: "profile", owner: person.email },
    send: ({ fullName, phone, locale: mails }, locale) => {
      const body = { fullName: fullName.trim(), phone: phone.trim() || null, locale: toLocale(mails) };
      return callApi("PATCH /customers/me", { body, locale });
    },
    onSaved: () => {
      notify({ tone: "success", title: t("saved") });
      void refresh();
    },
  });

  return (
    <Form form={form} aria-labelledby="person" className="grid grid-cols-1 gap-5 noscript:hidden">
      <div className={pair}>
        <Field label={t("name")} error={form.problems.fullName}>
          <TextInput {...form.fieldProps("fullName")} autoComplete="name" maxLength={120} />
        </Field>
        <Field
          label={t("phone")}
          optional={common("optional")}
          hint={t("phoneHint")}
          error={form.problems.phone}
        >
          <TextInput
            {...form.fieldProps("phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </Field>
        <Field label={t("language")} hint={t("languageHint")} error={form.problems.locale}>
          <Select
            {...form.fieldProps("locale")}
            options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </Field>
      </div>
      <FormProblem message={form.message} />
      <Button type="submit" variant="solid" loading={form.isBusy} className="justify-self-start">
        {t("save")}
      </Button>
    </Form>
  );
}
