"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { PasswordMeter } from "@/components/ui/inputs/PasswordMeter";
import { ownWordsOf } from "@/lib/identity/passwords/ownWords";
import { passwordStrength } from "@/lib/identity/passwords/passwordStrength";

const levels = { short: 1, own: 1, weak: 1, fair: 2, good: 3, strong: 4 } as const;

/** The values of other fields, which the password should not contain. */
const wordFields = ["fullName", "companyName", "email"];

type NewPasswordInputProps = ComponentProps<typeof PasswordInput> & {
  /** Further personal details that the password should not contain. */
  known?: readonly string[];
};

/** A field for a new password with a meter while it is typed. The meter only advises; the server refuses. */
export function NewPasswordInput({ known = [], onChange, ...input }: NewPasswordInputProps) {
  const t = useTranslations("common.passwordMeter");
  const [strength, setStrength] = useState<keyof typeof levels | null>(null);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value, form } = event.currentTarget;
    const typed = form === null ? [] : wordsIn(new FormData(form));
    setStrength(value === "" ? null : passwordStrength(value, ownWordsOf([...known, ...typed])));
    onChange?.(event);
  }

  return (
    <div className="grid gap-2">
      <PasswordInput autoComplete="new-password" onChange={change} {...input} />
      {/* A live region is announced only if it exists before its text. */}
      <div role="status">
        {strength === null || input.value === "" ? null : (
          <PasswordMeter level={levels[strength]}>{t(strength)}</PasswordMeter>
        )}
      </div>
    </div>
  );
}

function wordsIn(form: FormData): string[] {
  return wordFields.map((name) => String(form.get(name) ?? ""));
}
