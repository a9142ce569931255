"use client";

import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { rememberLocale } from "@/components/layout/header/rememberLocale";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, locales, toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";

/**
 * The language of the account: of its mails, and from now on of the pages in this browser. The language menu changes
 * the pages only.
 */
export function LanguageForm({ locale }: { locale: Locale }) {
  const t = useTranslations("providerAccount.language");
  const shown = useLocale();
  const refresh = useRefresh();
  const form = useForm({
    portal: "provider",
    initial: { locale: `${locale}` },
    send: ({ locale: chosen }, words) =>
      callApi("PATCH /providers/me/account", { body: { locale: toLocale(chosen) }, locale: words }),
    onSaved: ({ locale: saved }) => {
      rememberLocale(saved);
      if (saved !== shown) window.location.assign(localePath(saved, providerPaths.settingsAccount()));
      else {
        notify({ tone: "success", title: t("saved") });
        void refresh();
      }
    },
  });
  return (
    <Form form={form} aria-labelledby="language" className="grid grid-cols-1 gap-5 noscript:hidden">
      <Field label={t("label")} error={form.problems.locale}>
        <Select
          {...form.fieldProps("locale")}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      </Field>
      <FormProblem message={form.message} />
      <Button type="submit" loading={form.isBusy} className="justify-self-start">
        {t("save")}
      </Button>
    </Form>
  );
}
