"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { descriptionMaxLength } from "@/lib/providers/limits";
import { AreaHeading } from "../../AreaHeading";
import type { AboutValues } from "./profileValues";

type AboutFieldsProps = {
  values: AboutValues;
  /** The address that mails about bookings go to. */
  email: string;
  problems: Record<string, string>;
  onChange: (values: AboutValues) => void;
};

/** Description and contact details, each with where customers read it. */
export function AboutFields({ values, email, problems, onChange }: AboutFieldsProps) {
  const t = useTranslations("providerSettings.profile.about");
  const text = (name: keyof AboutValues) => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...values, [name]: event.currentTarget.value }),
  });
  const problem = (name: keyof AboutValues) => problems[`provider.${name}`];
  return (
    <section aria-labelledby="profile" className="min-w-0">
      <AreaHeading id="profile" title={t("title")} lead={t("lead")} />
      <div className="mt-4 grid grid-cols-1 gap-6">
        <Field label={t("description")} hint={t("descriptionHint")} error={problem("description")}>
          <TextArea {...text("description")} rows={6} maxLength={descriptionMaxLength} showCount />
        </Field>
        <div className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
          <Field label={t("phone")} hint={t("phoneHint")} error={problem("phone")}>
            <TextInput {...text("phone")} type="tel" maxLength={30} autoComplete="tel" />
          </Field>
          <Field label={t("email")} hint={t("emailHint", { email })} error={problem("contact_email")}>
            <TextInput
              {...text("contact_email")}
              type="email"
              maxLength={254}
              autoComplete="email"
              spellCheck={false}
            />
          </Field>
        </div>
      </div>
    </section>
  );
}
