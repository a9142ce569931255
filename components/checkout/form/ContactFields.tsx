"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import type { TypedContact } from "@/lib/bookings/contact";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";

export type ContactErrors = Partial<TypedContact>;

export type ContactFieldsProps = {
  contact: TypedContact;
  errors: ContactErrors;
  /** Where signing in comes back to, with the choice made so far. */
  returnTo: string;
  onChange: (contact: TypedContact) => void;
  className?: string;
};

/** Who the guest is. The names of the fields are those the browser's autofill knows. */
export function ContactFields({ contact, errors, returnTo, onChange, className }: ContactFieldsProps) {
  const t = useTranslations("booking.contact");
  const set = (field: keyof TypedContact) => (value: string) => onChange({ ...contact, [field]: value });
  const auth = (mode: "login" | "register") => customerPaths.auth({ mode, redirectTo: returnTo });
  return (
    <section aria-labelledby="contact-title" className={clsx("grid gap-4", className)}>
      <h3 id="contact-title" className="font-semibold text-lg">
        {t("title")}
      </h3>
      <p className="text-muted text-sm">
        {t.rich("guest", {
          login: (text) => (
            <TextLink linkComponent={Link} href={auth("login")}>
              {text}
            </TextLink>
          ),
          register: (text) => (
            <TextLink linkComponent={Link} href={auth("register")}>
              {text}
            </TextLink>
          ),
        })}
      </p>
      <Field label={t("name")} error={errors.customerName}>
        <TextInput
          name="name"
          autoComplete="name"
          required
          maxLength={120}
          value={contact.customerName}
          onChange={(event) => set("customerName")(event.target.value)}
        />
      </Field>
      <Field label={t("email")} hint={t("emailHint")} error={errors.customerEmail}>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          required
          maxLength={254}
          value={contact.customerEmail}
          onChange={(event) => set("customerEmail")(event.target.value)}
        />
      </Field>
      <Field label={t("phone")} optional={t("optional")} hint={t("phoneHint")} error={errors.customerPhone}>
        <TextInput
          type="tel"
          name="tel"
          autoComplete="tel"
          maxLength={40}
          value={contact.customerPhone}
          onChange={(event) => set("customerPhone")(event.target.value)}
        />
      </Field>
    </section>
  );
}
