import { getTranslations } from "next-intl/server";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import type { BookingFacts } from "@/lib/bookings/bookingFacts";
import { isErased } from "@/lib/bookings/isErased";
import type { SessionResult } from "@/lib/checkout/schemas";
import { CopyReference } from "./CopyReference";

type BookingFactsListProps = {
  facts: BookingFacts;
  bookingId: string;
  /** `returned`: paid, and being refunded; `refunded`: paid, and given back. */
  paymentStatus: SessionResult["paymentStatus"] | "returned" | "refunded" | null;
  showCancellation: boolean;
  /** Whether the page says above the list how a booking of the business is paid. */
  isPaymentTold?: boolean;
  /** The customer, where that is shown; empty after erasure. */
  who?: { customerName: string; customerEmail: string };
  /** What the customer said of the visit, where that is shown. */
  visit?: { customerComment: string | null; attendeeName: string | null };
};

/** The facts of a booking that the board above does not name: that has service, business, person, day, time and address. */
export async function BookingFactsList({
  facts,
  bookingId,
  paymentStatus,
  showCancellation,
  isPaymentTold = false,
  who,
  visit,
}: BookingFactsListProps) {
  const [t, common] = await Promise.all([getTranslations("checkout"), getTranslations("common")]);
  const isPlaceAbove = !facts.isDigital && facts.address !== "";
  const items = [
    ...(paymentStatus ? [{ term: t("facts.status"), description: t(`status.${paymentStatus}`) }] : []),
    { term: t("facts.duration"), description: facts.duration },
    ...(isPlaceAbove
      ? []
      : [
          {
            term: t("facts.where"),
            description: facts.isDigital ? t("facts.digital") : facts.address || t("facts.noAddress"),
          },
        ]),
    {
      term: t("facts.amount"),
      description: <span className="tabular-nums">{t("amountVat", { amount: facts.price })}</span>,
    },
    ...(facts.isOnline || isPaymentTold
      ? []
      : [{ term: t("facts.payment"), description: common(`paid.${facts.paymentState}`) }]),
    ...(facts.refunds.length === 0
      ? []
      : [{ term: t("facts.refund"), description: <RefundLines refunds={facts.refunds} /> }]),
    ...(showCancellation && (facts.isOnline || facts.isPaid)
      ? [
          {
            term: t("facts.cancellation"),
            description: facts.deadline
              ? t("facts.freeUntil", { deadline: facts.deadline })
              : t("facts.noFree"),
          },
        ]
      : []),
    ...(visit?.attendeeName ? [{ term: t("facts.who"), description: visit.attendeeName }] : []),
    ...(who && !isErased(who)
      ? [
          {
            term: t(visit?.attendeeName ? "facts.by" : "facts.who"),
            description: [who.customerName, who.customerEmail].filter(Boolean).join(", "),
          },
        ]
      : []),
    ...(visit?.customerComment
      ? [
          {
            term: t("facts.comment"),
            description: <span className="whitespace-pre-line">{visit.customerComment}</span>,
          },
        ]
      : []),
    {
      term: t("facts.reference"),
      description: (
        <CopyReference
          reference={facts.reference}
          bookingId={bookingId}
          texts={{ label: t("facts.copy"), copied: t("facts.copied"), failed: t("facts.copyFailed") }}
        />
      ),
    },
  ];
  return <DescriptionList items={items} />;
}

/** Each refund on a line: how much, to the card, and on which day. */
async function RefundLines({ refunds }: Pick<BookingFacts, "refunds">) {
  const t = await getTranslations("checkout.facts");
  return (
    <span className="grid tabular-nums">
      {refunds.map(({ id, isDone, amount, day }) => (
        <span key={id}>{t(isDone ? "refundDone" : "refundOnItsWay", { amount, day })}</span>
      ))}
    </span>
  );
}
