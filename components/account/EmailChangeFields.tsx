"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { PasskeyProof } from "@/components/identity/passkeys/PasskeyProof";
import { useProof } from "@/components/identity/passkeys/useProof";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { passwordMaxLength } from "@/lib/identity/limits";
import type { Role } from "@/lib/identity/roles";
import { pair } from "./accountLayout";

type EmailChangeFieldsProps = { portal: Role; onClose: () => void };

/** Asks for another sign-in address. It replaces the old one once the link mailed to it is used. */
export function EmailChangeFields({ portal, onClose }: EmailChangeFieldsProps) {
  const t = useTranslations("account.profile");
  const refresh = useRefresh();
  const box = useRef<HTMLDivElement>(null);
  const proof = useProof(portal);
  const form = useForm({
    portal,
    initial: { email: "", password: "" },
    send: ({ email, password }, locale) =>
      proof.prove(password, (proof) =>
        callApi("POST /auth/v1/email-change", {
          body: { email: email.trim(), ...proof },
          query: { role: portal },
          locale,
        }),
      ),
    onSaved: async () => {
      await refresh();
      onClose();
      notify({ tone: "success", title: t("emailChange.asked"), description: t("emailChange.askedBody") });
    },
  });

  useEffect(() => box.current?.querySelector("input")?.focus(), []);

  return (
    <div ref={box}>
      <Form form={form} aria-labelledby="email" className="grid grid-cols-1 gap-5">
        <div className={pair}>
          <Field label={t("emailChange.new")} error={form.problems.email}>
            <TextInput
              {...form.fieldProps("email")}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              required
            />
          </Field>
          <Field
            label={t("emailChange.password")}
            hint={t("emailChange.passwordHint")}
            error={form.problems.password}
          >
            <PasswordInput
              {...form.fieldProps("password")}
              autoComplete="current-password"
              maxLength={passwordMaxLength}
              required
              showLabel={t("password.show")}
              hideLabel={t("password.hide")}
            />
          </Field>
        </div>
        <PasskeyProof isBusy={form.isBusy} onPress={() => void proof.byPasskey(form.submit)} />
        <FormProblem message={form.message} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="solid" loading={form.isBusy}>
            {t("emailChange.submit")}
          </Button>
          <Button
            onClick={() =>
              form.leave(() => {
                form.reset();
                onClose();
              })
            }
          >
            {t("emailChange.cancel")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
