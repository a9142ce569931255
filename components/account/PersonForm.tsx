"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { notify } from "@/components/ui/notify";
import { Select } from "@/components/ui/Select";
import { TextInput } from "@/components/ui/TextInput";
import { callApi } from "@/lib/api/client";
import { locales, toLocale } from "@/lib/i18n/locales";
import { FormProblem } from "./FormProblem";
import { useSend } from "./useSend";

type PersonFormProps = { person: { fullName: string; phone: string | null; locale: string } };

/** Name, phone and language of the signed-in customer. */
export function PersonForm({ person }: PersonFormProps) {
  const t = useTranslations("account.profile");
  const common = useTranslations("common");
  const locale = useLocale();
  const refresh = useRefresh();
  const { problems, isBusy, send } = useSend();
  const [fullName, setFullName] = useState(person.fullName);
  const [phone, setPhone] = useState(person.phone ?? "");
  const [language, setLanguage] = useState(toLocale(person.locale));

  async function save(event: FormEvent) {
    event.preventDefault();
    const body = { fullName: fullName.trim(), phone: phone.trim() || null, locale: language };
    const answer = await send(() => callApi("PATCH /customers/me", { body, locale }));
    if (answer === null) return;
    notify({ tone: "success", title: t("saved") });
    await refresh();
  }

  return (
    <form
      onSubmit={save}
      noValidate
      aria-labelledby="person"
      className="grid grid-cols-1 gap-5 noscript:hidden"
    >
      <Field label={t("name")} error={problems?.fields.fullName}>
        <TextInput
          name="fullName"
          autoComplete="name"
          maxLength={120}
          value={fullName}
          onChange={(event) => setFullName(event.currentTarget.value)}
        />
      </Field>
      <Field
        label={t("phone")}
        optional={common("optional")}
        hint={t("phoneHint")}
        error={problems?.fields.phone}
      >
        <TextInput
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
      </Field>
      <Field label={t("language")} hint={t("languageHint")}>
        <Select
          name="locale"
          value={language}
          onChange={(event) => setLanguage(toLocale(event.currentTarget.value))}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </Field>
      <FormProblem problems={problems} fields={["fullName", "phone"]} />
      <Button type="submit" variant="solid" loading={isBusy} className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}
