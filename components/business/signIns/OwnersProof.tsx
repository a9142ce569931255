import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { PasskeyProof } from "@/components/identity/passkeys/PasskeyProof";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { passwordMaxLength } from "@/lib/identity/limits";

type OwnersProofProps = Pick<ComponentProps<typeof PasswordInput>, "name" | "value" | "onChange"> & {
  error: string | undefined;
  isBusy: boolean;
  onPasskey: () => void;
};

/** Asks an owner who changes who is an owner for the password, or a passkey. */
export function OwnersProof({ error, isBusy, onPasskey, ...input }: OwnersProofProps) {
  const t = useTranslations("access");
  return (
    <div className="grid grid-cols-1 gap-3">
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
      <PasskeyProof isBusy={isBusy} onPress={onPasskey} />
    </div>
  );
}
