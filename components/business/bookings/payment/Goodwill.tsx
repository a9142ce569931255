"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { callApi } from "@/lib/api/client";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { AmountField } from "./AmountField";
import { parseAmount } from "./amountText";
import type { PaymentProps } from "./paymentProps";
import { useBookingCall } from "./useBookingCall";

/** The longest reason that the call accepts. */
const longestNote = 500;

/** Gives back a part of what was paid through the product, with a reason that the customer reads; asks first. */
export function Goodwill({ booking, onChanged, onReload }: PaymentProps) {
  const t = useTranslations("deskPayments.refund");
  const all = useTranslations("deskPayments");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState<number | null>(null);
  const { run, message, isBusy, refuse } = useBookingCall(onReload);
  const left = formatSek(fromSek(booking.refundable_amount ?? 0), locale);
  if (!isOpen) {
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
    );
  }

  function ask() {
    const amount = parseAmount(text);
    if (amount === null) return refuse(all("amountInvalid"));
    if (reason.trim() === "") return refuse(all("reasonMissing"));
    refuse(null);
    setAsked(amount);
  }

  async function refund(amount: number) {
    await run(
      () =>
        callApi("POST /providers/me/bookings/{id}/refunds", {
          params: { id: booking.id },
          body: { amount, reason, refundedBefore: booking.refunded_amount ?? 0 },
          locale,
        }),
      t("done", { amount: formatSek(fromSek(amount), locale) }),
      (detail) => {
        setOpen(false);
        setText("");
        setReason("");
        onChanged(detail);
      },
    );
  }

  return (
    <section aria-label={t("open")} className="grid gap-3 rounded-lg border border-line p-4">
      <AmountField
        label={t("amount")}
        value={text}
        onValueChange={setText}
        hint={t("left", { amount: left })}
      />
      <Field label={t("reason")} hint={t("reasonHelp")}>
        <TextArea
          rows={3}
          maxLength={longestNote}
          showCount
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      <FormProblem message={message} />
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" loading={isBusy} onClick={ask}>
          {t("next")}
        </Button>
        <Button disabled={isBusy} onClick={() => setOpen(false)}>
          {all("cancel")}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={t("title", { amount: formatSek(fromSek(asked ?? 0), locale) })}
        description={t("body")}
        confirmLabel={t("confirm")}
        cancelLabel={t("keep")}
        onConfirm={() => (asked === null ? undefined : refund(asked))}
      />
    </section>
  );
}
