"use client";

import { Banknote } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import { callApi } from "@/lib/api/client";
import { type OnSitePaymentOut, onSiteMethods } from "@/lib/desk/payments/schemas";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { AmountField } from "./AmountField";
import { amountText, parseAmount } from "./amountText";
import { formatDateTime } from "./formatDateTime";
import type { PaymentProps } from "./paymentProps";
import { useBookingCall } from "./useBookingCall";

/** What was paid on the spot, with undo, and the form that records more; of a cancelled booking what was given back. */
export function OnSitePayments({ booking, timeZone, onChanged, onReload }: PaymentProps) {
  const t = useTranslations("deskPayments.onSite");
  const locale = useLocale();
  const due = booking.due_amount ?? 0;
  const onSite = booking.on_site_amount ?? 0;
  const isCancelled = booking.status === "cancelled";
  const left = isCancelled ? onSite : due;
  const rows = useRows(booking.id, booking.paid_amount ?? 0);
  const { run, message, isBusy } = useBookingCall(onReload);
  const params = { id: booking.id };
  const undo = (payment: string) =>
    run(
      () =>
        callApi("DELETE /providers/me/bookings/{id}/on-site-payments/{payment}", {
          params: { ...params, payment },
          locale,
        }),
      t("undone"),
      onChanged,
    );
  return (
    <>
      {rows.length === 0 ? null : (
        <ul aria-label={t("rows")} className="text-sm">
          {rows.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2 first:border-0"
            >
              <span>
                {row.amount < 0
                  ? t("returned", { method: t(`methods.${row.method}`) })
                  : t(`methods.${row.method}`)}
                <span className="num block text-muted">
                  {formatDateTime(row.recorded_at, timeZone, locale)}
                </span>
              </span>
              <span className="flex items-center gap-2">
                <span className="num">{formatSek(fromSek(row.amount), locale)}</span>
                {row.can_undo && (row.amount < 0 || !isCancelled) ? (
                  <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void undo(row.id)}>
                    {t("undo")}
                  </Button>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      <FormProblem message={message} />
      {isCancelled && onSite > 0 ? (
        <Notice tone="warning">{t("backNote", { amount: formatSek(fromSek(onSite), locale) })}</Notice>
      ) : null}
      {left > 0 ? (
        <Record
          key={left}
          bookingId={booking.id}
          left={left}
          isReturned={isCancelled}
          usualMethod={rows.findLast(({ amount }) => amount > 0)?.method ?? "card"}
          onChanged={onChanged}
          onReload={onReload}
        />
      ) : null}
    </>
  );
}

type Method = (typeof onSiteMethods)[number];

type RecordProps = Pick<PaymentProps, "onChanged" | "onReload"> & {
  bookingId: string;
  left: number;
  isReturned: boolean;
  /** How it was paid before, which is how it mostly goes back. */
  usualMethod: Method;
};

function Record({ bookingId, left, isReturned, usualMethod, onChanged, onReload }: RecordProps) {
  const t = useTranslations("deskPayments.onSite");
  const all = useTranslations("deskPayments");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Method | null>(null);
  const method = chosen ?? usualMethod;
  const [amount, setAmount] = useState(amountText(left));
  const { run, message, isBusy, refuse } = useBookingCall(onReload);
  if (!isOpen) {
    return (
      <Button
        icon={<Banknote aria-hidden="true" />}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t(isReturned ? "back" : "record")}
      </Button>
    );
  }

  function save() {
    const sek = parseAmount(amount);
    if (sek === null) return refuse(all("amountInvalid"));
    void run(
      () =>
        callApi("POST /providers/me/bookings/{id}/on-site-payments", {
          params: { id: bookingId },
          body: { amount: sek, method, leftBefore: left, is_returned: isReturned },
          locale,
        }),
      t(isReturned ? "backSaved" : "saved"),
      onChanged,
    );
  }

  return (
    <section
      aria-label={t(isReturned ? "back" : "record")}
      className="grid gap-3 rounded-lg border border-line p-4"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t("method")}>
          <Select
            value={method}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setChosen(onSiteMethods.find((each) => each === value) ?? "other");
            }}
            options={onSiteMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
          />
        </Field>
        <AmountField label={t("amount")} value={amount} onValueChange={setAmount} />
      </div>
      {isReturned ? null : <p className="text-muted text-sm">{t("note")}</p>}
      <FormProblem message={message} />
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" loading={isBusy} onClick={save}>
          {t(isReturned ? "backSave" : "save")}
        </Button>
        <Button disabled={isBusy} onClick={() => setOpen(false)}>
          {all("cancel")}
        </Button>
      </div>
    </section>
  );
}

/** The rows, loaded anew when what is paid has changed; none where nothing ever was. */
function useRows(bookingId: string, paid: number): readonly OnSitePaymentOut[] {
  const locale = useLocale();
  const [rows, setRows] = useState<readonly OnSitePaymentOut[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    // What is paid is no parameter of the call: it says that the rows are others.
    void paid;
    const options = { params: { id: bookingId }, locale, signal: leaving.signal };
    void callApi("GET /providers/me/bookings/{id}/on-site-payments", options).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) setRows(answer.data);
    });
    return () => leaving.abort();
  }, [bookingId, locale, paid]);
  return rows;
}
