import { useLocale, useTranslations } from "next-intl";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { noteReader } from "../cancel/cancelWords";
import { ChangePrice } from "./ChangePrice";
import { Goodwill } from "./Goodwill";
import { OnSitePayments } from "./OnSitePayments";
import { PaymentLinkBox } from "./PaymentLinkBox";
import type { PaymentProps } from "./paymentProps";

/** How far a booking is paid, and what its owner can do about it; to a member only whether it is paid. */
export function PaymentSection(props: PaymentProps) {
  const { booking } = props;
  const t = useTranslations("deskPayments");
  const common = useTranslations("common");
  const locale = useLocale();
  const { status, source, due_amount: due, payment_state: state } = booking;
  if (status === "pending") return null;
  const isOwner = due !== null;
  const isOwn = source !== "online";
  const isOpen = status === "confirmed" || status === "completed";
  return (
    <section aria-labelledby="booking-payment" className="grid grid-cols-1 gap-3">
      <h3 id="booking-payment" className="font-semibold text-lg">
        {t("title")}
      </h3>
      <p>
        <span className="font-medium">{common(`paid.${state}`)}</span>
        {isOwner && due > 0 ? (
          <span className="num block text-muted text-sm">
            {t("due", { amount: formatSek(fromSek(due), locale) })}
          </span>
        ) : null}
      </p>
      {booking.cancel_note === null ? null : (
        <p className="text-muted text-sm">
          {t(`written.${noteReader(booking)}`, { note: booking.cancel_note })}
        </p>
      )}
      {isOwner && isOwn ? (
        <>
          {isOpen && due > 0 ? <PaymentLinkBox {...props} /> : null}
          <OnSitePayments {...props} />
          {isOpen && due === booking.total_amount ? <ChangePrice {...props} /> : null}
        </>
      ) : null}
      {(booking.refundable_amount ?? 0) > 0 ? <Goodwill {...props} /> : null}
      {booking.refund_hindrance === null ? null : (
        <p className="text-muted text-sm">{t(`refund.${booking.refund_hindrance}`)}</p>
      )}
    </section>
  );
}
