"use client";

import { useTranslations } from "next-intl";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import {
  type AccountPurpose,
  type Accounts,
  accountPattern,
  usualAccounts,
} from "@/lib/bookkeeping/accounts";
import { brand } from "@/lib/brand";

const groups: { name: "money" | "sales" | "vat" | "fees"; purposes: AccountPurpose[] }[] = [
  { name: "money", purposes: ["stripe", "bank", "cash", "card", "swish", "other"] },
  { name: "sales", purposes: ["sales_25", "sales_12", "sales_6", "sales_0"] },
  { name: "vat", purposes: ["vat_25", "vat_12", "vat_6"] },
  { name: "fees", purposes: ["commission", "stripe_fee"] },
];

/** The accounts that vouchers are booked on, with the usual ones beside them. */
export function AccountsForm({ accounts }: { accounts: Accounts }) {
  const t = useTranslations("finance.accounts");
  const form = useForm({
    portal: "provider",
    initial: accounts,
    check: (values) =>
      Object.fromEntries(
        Object.entries(values)
          .filter(([, account]) => !accountPattern.test(account))
          .map(([purpose]) => [purpose, t("wrong")]),
      ),
    send: (values, locale) => callApi("PUT /providers/me/finance/accounts", { body: values, locale }),
    onSaved: () => notify({ tone: "success", title: t("saved") }),
  });
  return (
    <Form form={form} aria-label={t("title")} className="mt-8 grid grid-cols-1 gap-8">
      {groups.map(({ name, purposes }) => (
        <fieldset key={name} className="min-w-0">
          <legend className="font-semibold text-xl">{t(name)}</legend>
          <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-5">
            {purposes.map((purpose) => (
              <Field
                key={purpose}
                label={t(`label.${purpose}`, { brand: brand.name })}
                hint={t("usual", { account: usualAccounts[purpose] })}
                error={form.problems[purpose]}
              >
                <TextInput
                  {...form.fieldProps(purpose)}
                  inputMode="numeric"
                  maxLength={4}
                  autoComplete="off"
                />
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
      <FormProblem message={form.message} />
      <Button type="submit" variant="primary" loading={form.isBusy} className="justify-self-start">
        {t("save")}
      </Button>
    </Form>
  );
}
