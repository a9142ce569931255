"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
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

/** A new password; every other session of the account ends with the old one. */
export function PasswordForm() {
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

  return (
    <form
      onSubmit={save}
      noValidate
      aria-labelledby="password"
      className="grid grid-cols-1 gap-5 noscript:hidden"
    >
      {fields.map((name) => (
        <Field
          key={name}
          label={t(name)}
          error={problems?.fields[name]}
          {...(name === "newPassword" ? { hint: t("hint") } : {})}
        >
          <PasswordInput
            name={name}
            autoComplete={name === "newPassword" ? "new-password" : "current-password"}
            maxLength={passwordMaxLength}
            required
            showLabel={t("show")}
            hideLabel={t("hide")}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        </Field>
      ))}
      <FormProblem problems={problems} fields={fields} />
      <Button type="submit" loading={isBusy} className="justify-self-start">
        {t("save")}
      </Button>
    </form>
  );
}
