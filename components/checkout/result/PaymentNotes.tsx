import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import type { LinkState } from "@/lib/bookings/payment/linkState";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";

type PaymentNotesProps = {
  facts: BookingFacts;
  isCancelled: boolean;
  /** The payment link that is there to be paid; `url` while that is possible. */
  link: { state: LinkState; url: string | null } | null;
  goodwill: CustomerBookingDetail["goodwill"];
};

/** Of these a note says how the booking is, or was, paid, unless it is cancelled. */
const told = ["pays_on_site", "partly_paid", "paid_by_link", "paid_on_site", "awaiting_link"] as const;

/** Whether the notes say how the booking is paid, so that nothing else has to. */
export const isPaymentTold = ({ paymentState }: BookingFacts, isCancelled: boolean): boolean =>
  !isCancelled && told.some((state) => state === paymentState);

/** How a booking that the business made is paid, and what the business wrote when it cancelled or gave money back. */
export async function PaymentNotes({ facts, isCancelled, link, goodwill }: PaymentNotesProps) {
  const t = await getTranslations("paymentLink.booking");
  const locale = await getLocale();
  const { provider, paymentState: paid, due, cancelNote } = facts;
  return (
    <>
      {cancelNote === null ? null : (
        <Notice tone="info" title={t("wrote", { provider })}>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{cancelNote}</p>
        </Notice>
      )}
      {isCancelled && facts.paidOnSite !== null ? (
        <Notice tone="info">{t("back_on_site", { amount: facts.paidOnSite, provider })}</Notice>
      ) : null}
      {!isCancelled && (paid === "pays_on_site" || paid === "partly_paid") ? (
        <Notice tone="info">{t(paid, { amount: due })}</Notice>
      ) : null}
      {!isCancelled && (paid === "paid_by_link" || paid === "paid_on_site") ? (
        <Notice tone="positive">{t(paid)}</Notice>
      ) : null}
      {paid === "awaiting_link" && link?.state !== "open" ? (
        <Notice tone="info">
          {t(link?.state === "processing" ? "link_processing" : "link_ended", { provider })}
        </Notice>
      ) : null}
      {link === null || link.url === null ? null : (
        <div>
          <ButtonLink variant="solid" href={link.url}>
            {t("pay", { amount: due })}
          </ButtonLink>
        </div>
      )}
      {goodwill.map(({ amount, note, created_at }) => (
        <Notice
          key={created_at}
          tone="info"
          title={t("goodwill", { provider, amount: formatSek(fromSek(amount), locale) })}
        >
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
        </Notice>
      ))}
    </>
  );
}
