"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { PasskeyProof } from "@/components/identity/passkeys/PasskeyProof";
import { useProof } from "@/components/identity/passkeys/useProof";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { Link } from "@/lib/i18n/navigation";
import { passwordMaxLength } from "@/lib/identity/limits";
import { providerPaths } from "@/lib/paths";

type ClosingFormProps = {
  company: string;
  /** The number of upcoming visits. */
  count: number;
  /** The sum of all refunds, as text. */
  refund: string;
};

const modes = ["after_last_visit", "cancel_visits"] as const;

/** Closes the business after its name was typed and the password given; asks what happens to upcoming visits. */
export function ClosingForm({ company, count, refund }: ClosingFormProps) {
  const t = useTranslations("providerAccount.closing");
  const texts = useTranslations("account.profile.password");
  const refresh = useRefresh();
  const proof = useProof("provider");
  const form = useForm({
    portal: "provider",
    initial: { mode: "after_last_visit", companyName: "", password: "" },
    send: ({ mode: chosen, companyName, password }, locale) =>
      proof.prove(password, (proof) => {
        const mode = modes.find((each) => each === chosen) ?? "after_last_visit";
        return callApi("POST /providers/me/closing", { body: { companyName, mode, ...proof }, locale });
      }),
    onSaved: async () => {
      await refresh();
      // After sending, the result stands above this form.
      window.scrollTo({ top: 0 });
      notify({ tone: "success", title: t("begun") });
    },
  });

  return (
    <Form form={form} aria-labelledby="closing" className="grid grid-cols-1 gap-6 noscript:hidden">
      {count === 0 ? null : (
        <RadioGroup
          legend={t("mode", { count })}
          name="mode"
          layout="cards"
          value={form.values.mode}
          onValueChange={(mode) => form.change("mode", mode)}
          error={form.problems.mode}
          options={modes.map((value) => ({
            value,
            label: t(`modes.${value}`),
            hint: t(`modeHints.${value}`, { amount: refund }),
          }))}
        />
      )}
      <Field
        label={t("companyName")}
        hint={t("companyNameHint", { company })}
        error={form.problems.companyName}
      >
        <TextInput {...form.fieldProps("companyName")} autoComplete="off" maxLength={200} required />
      </Field>
      <Field label={t("password")} error={form.problems.password}>
        <PasswordInput
          {...form.fieldProps("password")}
          autoComplete="current-password"
          maxLength={passwordMaxLength}
          required
          showLabel={texts("show")}
          hideLabel={texts("hide")}
        />
      </Field>
      <PasskeyProof isBusy={form.isBusy} onPress={() => void proof.byPasskey(form.submit)} />
      <FormProblem message={form.message} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" loading={form.isBusy}>
          {t("confirm")}
        </Button>
        <ButtonLink linkComponent={Link} href={providerPaths.settingsAccount()}>
          {t("keep")}
        </ButtonLink>
      </div>
    </Form>
  );
}
