import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { passwordMaxLength } from "@/lib/identity/limits";

type OwnersPasswordProps = Pick<ComponentProps<typeof PasswordInput>, "name" | "value" | "onChange"> & {
  error: string | undefined;
};

/** The password field of an owner who changes who is an owner. */
export function OwnersPassword({ error, ...input }: OwnersPasswordProps) {
  const t = useTranslations("access");
  return (
    <Field label={t("password")} hint={t("passwordHint")} error={error}>
      <PasswordInput
        {...input}
        autoComplete="current-password"
        maxLength={passwordMaxLength}
        required
        showLabel={t("showPassword")}
        hideLabel={t("hidePassword")}
      />
    </Field>
  );
}
