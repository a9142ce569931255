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
      <SegmentedControl
        legend={t("payment")}
        showLegend
        name="payment"
        value={draft.payment}
        options={choices
          .filter((choice) => takesLinks || choice !== "link")
          .map((value) => ({ value, label: t(`pay.${value}`) }))}
        onValueChange={(payment) => onChange({ payment })}
      />
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
          onValueChange={(method) => onChange({ method })}
        />
      ) : null}
    </div>
  );
}
