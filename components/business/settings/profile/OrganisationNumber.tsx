"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";

/** Adds the number that was left out at registration: once, and only as a whole (PRO-4). */
export function OrganisationNumber() {
  const t = useTranslations("providerSettings.profile.registered");
  const refresh = useRefresh();
  const form = useForm({
    initial: { organisation_number: "" },
    portal: "provider",
    send: (body, locale) => callApi("PUT /providers/me/organisation-number", { body, locale }),
    onSaved: () => {
      notify({ tone: "success", title: t("numberAdded") });
      return refresh();
    },
  });
  return (
    <Form form={form} aria-label={t("addNumber")} className="grid grid-cols-1 gap-3">
      <Field label={t("number")} hint={t("numberHint")} error={form.problems.organisation_number}>
        <TextInput
          {...form.fieldProps("organisation_number")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          placeholder="556123-4567"
          className="max-w-64 tabular-nums"
        />
      </Field>
      <FormProblem message={form.message} />
      <div>
        <Button type="submit" loading={form.isBusy} disabled={form.values.organisation_number.trim() === ""}>
          {t("addNumber")}
        </Button>
      </div>
    </Form>
  );
}
