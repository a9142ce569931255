"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { clientNameMaxLength } from "@/lib/clients/limits";

/** Who a client is, as it is typed. */
export type TypedClient = { name: string; phone: string; email: string; tags: string };

export const tagsOf = (text: string): string[] =>
  text
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");

type ClientFieldsProps = {
  fieldProps: (name: keyof TypedClient) => Pick<ComponentProps<"input">, "name" | "value" | "onChange">;
  problems: Readonly<Record<string, string>>;
  /** Called when the name is left. */
  onNameLeft?: () => void;
};

export function ClientFields({ fieldProps, problems, onNameLeft }: ClientFieldsProps) {
  const t = useTranslations("clients.fields");
  const optional = useTranslations("common")("optional");
  const tagProblem = Object.entries(problems).find(([path]) => path.startsWith("tags"))?.[1];
  return (
    <>
      <Field label={t("name")} error={problems.name}>
        <TextInput
          {...fieldProps("name")}
          maxLength={clientNameMaxLength}
          autoComplete="off"
          onBlur={onNameLeft}
        />
      </Field>
      <Field label={t("phone")} optional={optional} error={problems.phone}>
        <TextInput {...fieldProps("phone")} type="tel" inputMode="tel" maxLength={30} autoComplete="off" />
      </Field>
      <Field label={t("email")} optional={optional} error={problems.email}>
        <TextInput {...fieldProps("email")} type="email" maxLength={254} autoComplete="off" />
      </Field>
      <Field label={t("tags")} optional={optional} hint={t("tagsHint")} error={tagProblem}>
        <TextInput {...fieldProps("tags")} maxLength={800} autoComplete="off" />
      </Field>
    </>
  );
}
