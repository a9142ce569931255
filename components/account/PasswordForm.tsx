"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ChangeEvent, type FormEvent, useState } from "react";
import { NewPasswordInput } from "@/components/auth/NewPasswordInput";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/Button";
import { Field } from "@/components/ui/Field";
import { notify } from "@/components/ui/notify";
import { PasswordInput } from "@/components/ui/PasswordInput";
import { callApi } from "@/lib/api/client";
import { passwordMaxLength } from "@/lib/identity/limits";
import { FormProblem } from "./FormProblem";
import { useSend } from "./useSend";

const fields = ["currentPassword", "newPassword"] as const;

type PasswordFormProps = {
  /** What is known of the person, of which no password should be made. */
  known: readonly string[];
};

/** A new password; every other session of the account ends with the old one. */
export function PasswordForm({ known }: PasswordFormProps) {
  const t = useTranslations("account.profile.password");
  const locale = useLocale();
  const refresh = useRefresh();
  const { problems, isBusy, send } = useSend();
  const [values, setValues] = useState({ currentPassword: "", newPassword: "" });

  async function save(event: FormEvent) {
    event.preventDefault();
    const answer = await send(() => callApi("POST /customers/me/password", { body: values, locale }));
    if (answer === null) return;
    setValues({ currentPassword: "", newPassword: "" });
    notify({ tone: "success", title: t("changed"), description: t("othersEnded") });
    await refresh();
  }

  const input = (name: (typeof fields)[number]) => ({
    name,
    maxLength: passwordMaxLength,
    required: true,
    showLabel: t("show"),
    hideLabel: t("hide"),
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });

  return (
    <form
      onSubmit={save}
      noValidate
      aria-labelledby="password"
      className="grid grid-cols-1 gap-5 noscript:hidden"
    >
      <Field label={t("currentPassword")} error={problems?.fields.currentPassword}>
        <PasswordInput {...input("currentPassword")} autoComplete="current-password" />
      </Field>
      <Field label={t("newPassword")} error={problems?.fields.newPassword} hint={t("hint")}>
        <NewPasswordInput {...input("newPassword")} known={known} />
      </Field>
      <FormProblem problems={problems} fields={fields} />
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}
