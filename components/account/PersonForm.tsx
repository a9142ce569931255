"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { Notice } from "@/components/ui/Notice";
import { notify } from "@/components/ui/notify";
import { Select } from "@/components/ui/Select";
import { TextInput } from "@/components/ui/TextInput";
import { callApi } from "@/lib/api/client";
import { locales, toLocale } from "@/lib/i18n/locales";
import { FormProblem } from "./FormProblem";
import { dropPersonDraft, loadPersonDraft, type PersonDraft, savePersonDraft } from "./personDraft";
import { useSend } from "./useSend";

type PersonFormProps = {
  person: { email: string; fullName: string; phone: string | null; locale: string };
};

/**
 * Name, phone and language of the signed-in customer. What is typed and not saved stays in the tab, so that it is still
 * there after signing in anew.
 */
export function PersonForm({ person }: PersonFormProps) {
  const t = useTranslations("account.profile");
  const common = useTranslations("common");
  const locale = useLocale();
  const refresh = useRefresh();
  const { problems, isBusy, send } = useSend("session-ended-kept");
  const saved = { fullName: person.fullName, phone: person.phone ?? "", language: toLocale(person.locale) };
  const [values, setValues] = useState<PersonDraft>(saved);
  const [isRestored, setRestored] = useState(false);

  // What the tab remembers is known only here, not on the server.
  useEffect(() => {
    const draft = loadPersonDraft(person.email);
    if (draft === null) return;
    setValues(draft);
    setRestored(true);
  }, [person.email]);

  function change(changes: Partial<PersonDraft>) {
    const next = { ...values, ...changes };
    setValues(next);
    savePersonDraft(person.email, next);
  }

  function forget() {
    dropPersonDraft();
    setRestored(false);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const { fullName, phone, language } = values;
    const body = { fullName: fullName.trim(), phone: phone.trim() || null, locale: toLocale(language) };
    const answer = await send(() => callApi("PATCH /customers/me", { body, locale }));
    if (answer === null) return;
    forget();
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
      {isRestored ? (
        <Notice
          live="polite"
          action={
            <Button
              size="sm"
              onClick={() => {
                setValues(saved);
                forget();
              }}
            >
              {t("undoEdits")}
            </Button>
          }
        >
          {t("restored")}
        </Notice>
      ) : null}
      <Field label={t("name")} error={problems?.fields.fullName}>
        <TextInput
          name="fullName"
          autoComplete="name"
          maxLength={120}
          value={values.fullName}
          onChange={(event) => change({ fullName: event.currentTarget.value })}
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
          value={values.phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
      </Field>
      <Field label={t("language")} hint={t("languageHint")}>
        <Select
          name="locale"
          value={values.language}
          onChange={(event) => change({ language: event.currentTarget.value })}
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
