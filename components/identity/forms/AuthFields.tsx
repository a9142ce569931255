"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { passwordMaxLength } from "@/lib/identity/limits";
import type { Role } from "@/lib/identity/roles";
import { NewPasswordInput } from "./NewPasswordInput";
import type { AuthForm } from "./useAuthForm";

type FieldProps = Omit<ComponentProps<typeof TextInput>, "name" | "form"> & {
  form: AuthForm;
  name: string;
  label: string;
  hint?: string;
};

/** A text field of an auth form with its problem, filled with what was typed when the form comes back. */
export function AuthField({ form, name, label, hint, defaultValue, ...input }: FieldProps) {
  const { state } = form;
  return (
    <Field label={label} error={state.problems?.fields[name]} hint={hint}>
      <TextInput name={name} defaultValue={defaultValue || state.values[name]} {...input} />
    </Field>
  );
}

export function EmailField({ form, ...input }: Omit<FieldProps, "name" | "label">) {
  const t = useTranslations("auth");
  return (
    <AuthField
      form={form}
      name="email"
      label={t("email")}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      {...input}
    />
  );
}

type PasswordFieldProps = Pick<ComponentProps<"input">, "defaultValue" | "onChange"> & {
  form: AuthForm;
  /** Whether a new password is chosen, which password managers may suggest. */
  isNew?: boolean;
  label: string;
};

export function PasswordField({ form, isNew = false, label, ...input }: PasswordFieldProps) {
  const t = useTranslations("auth");
  const [isCaps, setCaps] = useState(false);
  const watchCaps = (event: KeyboardEvent) => setCaps(event.getModifierState("CapsLock"));
  const Input = isNew ? NewPasswordInput : PasswordInput;
  const hint = [isCaps ? t("capsLock") : "", isNew ? t("passwordHint") : ""].filter(Boolean).join(" ");
  return (
    <Field label={label} error={form.state.problems?.fields.password} hint={hint || undefined}>
      <Input
        name="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        maxLength={passwordMaxLength}
        required
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
        onKeyDown={watchCaps}
        onKeyUp={watchCaps}
        {...input}
      />
    </Field>
  );
}

/** Hidden fields that a plain form post needs. */
export function HiddenFields({ portal, redirectTo }: { portal: Role; redirectTo?: string | undefined }) {
  return (
    <>
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="role" value={portal} />
      {redirectTo === undefined ? null : <input type="hidden" name="redirectTo" value={redirectTo} />}
    </>
  );
}

/** Why the form as a whole was refused; stays after the toast is gone. */
export function FormNotice({ form, action }: { form: AuthForm; action?: ReactNode }) {
  const { problems } = form.state;
  if (problems === null || Object.keys(problems.fields).length > 0) return null;
  return (
    <div data-problem tabIndex={-1} className="rounded-md">
      <Notice tone="danger" action={action}>
        <p>{problems.message}</p>
      </Notice>
    </div>
  );
}

type SubmitButtonProps = { form: AuthForm; variant?: "solid" | "danger"; children: ReactNode };

export function SubmitButton({ form, variant = "solid", children }: SubmitButtonProps) {
  const t = useTranslations("auth");
  return (
    <Button type="submit" variant={variant} size="lg" block loading={form.isBusy} loadingLabel={t("working")}>
      {children}
    </Button>
  );
}
