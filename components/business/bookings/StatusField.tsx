"use client";

import clsx from "clsx";
import { CircleCheck, CircleCheckBig, CircleDashed, CircleX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Notice } from "@/components/ui/feedback/Notice";
import { Spinner } from "@/components/ui/feedback/Spinner";
import { Field } from "@/components/ui/inputs/Field";
import { SelectMenu } from "@/components/ui/inputs/SelectMenu";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { type BookingStatus, bookingStatuses } from "@/lib/bookings/status";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { CancelNote } from "./cancel/CancelNote";
import { cancelWords } from "./cancel/cancelWords";

type StatusFieldProps = {
  booking: ProviderBookingDetail;
  /** "tors 26 nov 14:30", for the question before cancelling. */
  when: string;
  saving: BookingStatus | null;
  /** @param reason of a cancellation, what the customer reads where an address is known */
  onChange: (status: BookingStatus, reason: string | null) => Promise<boolean>;
};

/** Changes the status. A status that cannot be chosen says why; cancelling asks first and names the consequences. */
export function StatusField({ booking, when, saving, onChange }: StatusFieldProps) {
  const t = useTranslations("providerArea.booking");
  const words = useTranslations("common.status");
  const explain = useRefusal(booking.status);
  const [asking, setAsking] = useState(false);

  function choose(value: string) {
    const status = bookingStatuses.find((each) => each === value);
    if (status === undefined || status === booking.status) return;
    if (status === "cancelled") setAsking(true);
    else void onChange(status, null);
  }

  return (
    <>
      <Field
        label={
          <span className="inline-flex items-center gap-2">
            {t("status")}
            {saving ? <Spinner size="sm" label={t("statusSaving")} /> : null}
          </span>
        }
      >
        <SelectMenu
          label={t("status")}
          value={saving ?? booking.status}
          onValueChange={choose}
          disabled={saving !== null}
          options={booking.transitions.map(({ status, refusal }) => ({
            value: status,
            label: words(status),
            icon: <StatusIcon status={status} />,
            ...(refusal === null || refusal === "same"
              ? {}
              : { disabled: true, description: explain(status, refusal) }),
          }))}
        />
      </Field>
      <CancelQuestion
        booking={booking}
        when={when}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={(reason) => onChange("cancelled", reason)}
      />
    </>
  );
}

type Refusal = NonNullable<ProviderBookingDetail["transitions"][number]["refusal"]>;

/** Why a booking cannot go from its status to another one, as text. */
function useRefusal(from: BookingStatus) {
  const t = useTranslations("providerArea.booking.refusal");
  return (to: BookingStatus, refusal: Refusal): string => {
    if (from === "pending" && to === "cancelled") return t("awaiting_end");
    if (from !== "cancelled" && to === "pending") return t("never");
    return t(refusal);
  };
}

type CancelQuestionProps = {
  booking: ProviderBookingDetail;
  when: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: (reason: string | null) => Promise<boolean>;
};

function CancelQuestion({ booking, when, open, onOpenChange, onConfirm }: CancelQuestionProps) {
  const t = useTranslations("providerArea.booking.cancel");
  const payments = useTranslations("deskPayments");
  const locale = useLocale();
  const [reason, setReason] = useState("");
  const onSite = booking.on_site_amount ?? 0;
  const customer = booking.customer_name || t("theCustomer");
  const amount = formatSek(fromSek(booking.refund_on_cancel ?? 0), locale);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("title", { service: booking.service_name, when })}
      description={t(cancelWords(booking, Date.now()), { customer, amount })}
      confirmLabel={t("confirm")}
      cancelLabel={t("keep")}
      onConfirm={() => onConfirm(reason.trim() || null)}
    >
      <div className="grid gap-3">
        {onSite > 0 ? (
          <Notice tone="warning">
            {payments("cancelOnSite", { amount: formatSek(fromSek(onSite), locale) })}
          </Notice>
        ) : null}
        <BankHas booking={booking} />
        <CancelNote
          booking={booking}
          hasRefund={(booking.refund_on_cancel ?? 0) > 0}
          value={reason}
          onValueChange={setReason}
        />
      </div>
    </ConfirmDialog>
  );
}

/** What becomes of a payment that the customer's bank took back; renders nothing of any other. */
function BankHas({ booking }: { booking: ProviderBookingDetail }) {
  const t = useTranslations("providerArea.booking.cancel");
  const locale = useLocale();
  const waiting = booking.refund_after_dispute ?? 0;
  if (waiting > 0)
    return <Notice tone="warning">{t("disputed", { amount: formatSek(fromSek(waiting), locale) })}</Notice>;
  if (booking.disputes?.some(({ state }) => state === "lost"))
    return <Notice tone="info">{t("chargedBack")}</Notice>;
  return null;
}

const icons: Record<BookingStatus, { Icon: typeof CircleCheck; tone: string }> = {
  pending: { Icon: CircleDashed, tone: "text-warning" },
  confirmed: { Icon: CircleCheck, tone: "text-positive" },
  completed: { Icon: CircleCheckBig, tone: "text-muted" },
  cancelled: { Icon: CircleX, tone: "text-danger" },
};

/** The icon of a status badge, for places without room for the word. */
function StatusIcon({ status, className }: { status: BookingStatus; className?: string }) {
  const { Icon, tone } = icons[status];
  return <Icon aria-hidden="true" className={clsx(tone, className)} />;
}
