"use client";

import { useTranslations } from "next-intl";
import { SegmentedControl } from "@/components/ui/inputs/SegmentedControl";
import { ChoiceChips } from "./ChoiceChips";
import { addressOf, type Draft, type PaymentChoice } from "./draft";

type PaymentFieldProps = {
  draft: Pick<Draft, "payment" | "method" | "customer">;
  takesLinks: boolean;
  /** Several dates are booked. */
  isSeries: boolean;
  onChange: (change: Partial<Draft>) => void;
};

const choices: readonly PaymentChoice[] = ["on_site", "link", "paid"];
const methods = ["card", "swish", "cash", "other"] as const;

/** On the spot at the visit, by a link, or paid now and how. */
export function PaymentField({ draft, takesLinks, isSeries, onChange }: PaymentFieldProps) {
  const t = useTranslations("desk");
  const email = addressOf(draft.customer);
  return (
    <div className="grid gap-3">
      <div>
        <p aria-hidden="true" className="mb-1.5 font-semibold text-sm">
          {t("payment")}
        </p>
        <SegmentedControl
          legend={t("payment")}
          name="payment"
          value={draft.payment}
          options={choices
            .filter((choice) => takesLinks || choice !== "link")
            .map((value) => ({ value, label: t(`pay.${value}`) }))}
          onValueChange={(value) => {
            const payment = choices.find((choice) => choice === value);
            if (payment) onChange({ payment });
          }}
        />
      </div>
      {draft.payment === "link" ? (
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {email === null ? t("linkToCopy") : t("linkByMail", { email })}
        </p>
      ) : null}
      {isSeries ? <p className="text-muted text-sm">{t(`seriesPay.${draft.payment}`)}</p> : null}
      {draft.payment === "paid" ? (
        <ChoiceChips
          legend={t("paidWith")}
          name="method"
          value={draft.method}
          choices={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
          onValueChange={(value) => {
            const method = methods.find((each) => each === value);
            if (method) onChange({ method });
          }}
        />
      ) : null}
    </div>
  );
}
