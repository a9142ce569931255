"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { NewPasswordInput } from "@/components/identity/forms/NewPasswordInput";
import { PasskeyProof } from "@/components/identity/passkeys/PasskeyProof";
import { useProof } from "@/components/identity/passkeys/useProof";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { passwordMaxLength } from "@/lib/identity/limits";
import type { Role } from "@/lib/identity/roles";
import { pair } from "./accountLayout";

const blank = { currentPassword: "", newPassword: "" };

type PasswordFormProps = {
  portal: Role;
  /** Personal details that the password should not contain. */
  known: readonly string[];
};

/** Sets a new password, which ends every other session of the account. */
export function PasswordForm({ portal, known }: PasswordFormProps) {
  const t = useTranslations("account.profile.password");
  const refresh = useRefresh();
  const sessions = useTranslations("account.profile.sessions");
  const proof = useProof(portal);
  const [endCalendars, setEndCalendars] = useState(false);
  const form = useForm({
    portal,
    initial: blank,
    send: ({ currentPassword: typed, newPassword }, locale) =>
      proof.prove(typed, ({ password: currentPassword, passkey }) => {
        const body = { currentPassword, passkey, newPassword };
        return portal === "customer"
          ? callApi("POST /customers/me/password", { body, locale })
          : callApi("POST /providers/me/password", { body: { ...body, endCalendars }, locale });
      }),
    onSaved: () => {
      form.reset();
      notify({ tone: "success", title: t("changed"), description: t("othersEnded") });
      void refresh();
    },
  });
  const input = {
    maxLength: passwordMaxLength,
    required: true,
    showLabel: t("show"),
    hideLabel: t("hide"),
  };

  return (
    <Form form={form} aria-labelledby="password" className="grid grid-cols-1 gap-5 noscript:hidden">
      <div className={pair}>
        <Field label={t("currentPassword")} error={form.problems.currentPassword}>
          <PasswordInput {...input} {...form.fieldProps("currentPassword")} autoComplete="current-password" />
        </Field>
        <Field label={t("newPassword")} error={form.problems.newPassword} hint={t("hint")}>
          <NewPasswordInput {...input} {...form.fieldProps("newPassword")} known={known} />
        </Field>
      </div>
      {portal === "provider" ? (
        <Checkbox
          label={sessions("endCalendars")}
          checked={endCalendars}
          onChange={(event) => setEndCalendars(event.target.checked)}
        />
      ) : null}
      <FormProblem message={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.isBusy}>
          {t("save")}
        </Button>
        <PasskeyProof
          isBusy={form.isBusy}
          label={t("saveByPasskey")}
          onPress={() => void proof.byPasskey(form.submit)}
        />
      </div>
    </Form>
  );
}
