"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { callApi } from "@/lib/api/client";
import { serviceMaxPrice } from "@/lib/catalogue/serviceRules";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { AmountField } from "./AmountField";
import { amountText, isTooHigh, parseAmount } from "./amountText";
import type { PaymentProps } from "./paymentProps";
import { useBookingCall } from "./useBookingCall";

/** Another price, while nothing is paid. */
export function ChangePrice({ booking, onChanged, onReload }: PaymentProps) {
  const t = useTranslations("deskPayments.price");
  const all = useTranslations("deskPayments");
  const locale = useLocale();
  const [text, setText] = useState<string | null>(null);
  const { run, message, isBusy, refuse } = useBookingCall(onReload);
  if (text === null) {
    return (
      <Button
        variant="quiet"
        className="justify-self-start"
        onClick={() => setText(amountText(booking.total_amount ?? 0))}
      >
        {t("change")}
      </Button>
    );
  }

  function save() {
    const amount = parseAmount(text ?? "", { mayBeZero: true });
    if (amount === null)
      return refuse(
        isTooHigh(text ?? "")
          ? all("amountTooHigh", { limit: formatSek(fromSek(serviceMaxPrice), locale) })
          : all("amountInvalid"),
      );
    void run(
      () =>
        callApi("PUT /providers/me/bookings/{id}/price", {
          params: { id: booking.id },
          body: { amount, priceBefore: booking.total_amount ?? 0 },
          locale,
        }),
      t("saved"),
      (detail) => {
        setText(null);
        onChanged(detail);
      },
    );
  }

  return (
    <section aria-label={t("change")} className="grid gap-3 rounded-lg border border-line p-4">
      <AmountField label={t("amount")} value={text} onValueChange={setText} hint={t("note")} />
      <FormProblem message={message} />
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" loading={isBusy} onClick={save}>
          {t("save")}
        </Button>
        <Button disabled={isBusy} onClick={() => setText(null)}>
          {all("cancel")}
        </Button>
      </div>
    </section>
  );
}
