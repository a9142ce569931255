"use client";

import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { noteReader } from "./cancelWords";

/** The longest reason that the call accepts. */
const longestNote = 500;

const labels = {
  mail: "cancelNote",
  page: "cancelNote",
  unknown: "cancelNote",
  business: "cancelReason",
} as const;
const hints = {
  mail: "cancelNoteHelp",
  page: "cancelNoteOnPage",
  unknown: "cancelNoteHelp",
  business: "cancelReasonHelp",
} as const;

type CancelNoteProps = {
  booking: Pick<ProviderBookingDetail, "customer_email" | "customer_phone" | "is_told">;
  hasRefund: boolean;
  value: string;
  onValueChange: (text: string) => void;
};

/**
 * What the customer reads of a cancellation; may stay empty. Where no mail reaches them it is a reason for the business alone,
 * beside the number to call.
 */
export function CancelNote({ booking, hasRefund, value, onValueChange }: CancelNoteProps) {
  const t = useTranslations("deskPayments");
  const { customer_phone: phone } = booking;
  const reader = noteReader(booking, hasRefund);
  return (
    <div className="grid gap-3">
      {reader === "mail" || phone === null ? null : (
        <p>
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{t("callCustomer", { phone })}</TextLink>
        </p>
      )}
      <Field label={t(labels[reader])} hint={t(hints[reader])}>
        <TextArea
          rows={3}
          maxLength={longestNote}
          showCount
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}
