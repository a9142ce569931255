"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import { formatDateTimeRange } from "@/lib/time/format";
import { MINUTE_MS } from "@/lib/time/zone";
import { BookingMoneyFacts } from "../money/BookingMoneyFacts";
import { RefreshButton } from "../RefreshButton";
import { BookingDisputes } from "./BookingDisputes";
import { BookingFactList } from "./BookingFactList";
import { BookingHistory } from "./BookingHistory";
import { CopyBookingId } from "./CopyBookingId";
import { CancelFollowing } from "./cancel/CancelFollowing";
import { MoveBooking } from "./move/MoveBooking";
import type { MoveOpened } from "./move/moveOpened";
import { PaymentSection } from "./payment/PaymentSection";
import { StatusField } from "./StatusField";
import { useChangeStatus } from "./useChangeStatus";

type BookingDetailsProps = {
  detail: ProviderBookingDetail;
  /** Whether the booking is being reloaded. */
  busy: boolean;
  timeZone: string;
  /** Whom it can be given to; nobody for a member. */
  people: readonly BookablePerson[];
  onReplace: (detail: ProviderBookingDetail) => void;
  onMove: MoveOpened;
  onReload: () => Promise<void>;
};

/** A booking with all that can be done to it. */
export function BookingDetails(props: BookingDetailsProps) {
  const { detail, busy, timeZone, people, onReplace, onReload } = props;
  const t = useTranslations("providerArea");
  const locale = useLocale();
  const { change, saving } = useChangeStatus({ onChanged: onReplace, onStale: onReload });
  const startMs = Date.parse(detail.booking_date);
  const endMs = startMs + detail.duration_minutes * MINUTE_MS;
  const when = formatDateTimeRange(startMs, endMs, timeZone, locale);
  return (
    <div className="grid grid-cols-1 gap-5">
      <BookingDisputes
        disputes={detail.disputes ?? []}
        timeZone={timeZone}
        waiting={detail.status === "cancelled" ? (detail.refund_after_dispute ?? 0) : 0}
      />
      <StatusField
        booking={detail}
        when={when}
        saving={saving}
        onChange={(status, reason) => change(detail, status, reason)}
      />
      <BookingFactList booking={detail} when={when} timeZone={timeZone} />
      <PaymentSection
        key={`payment-${detail.id}`}
        booking={detail}
        timeZone={timeZone}
        onChanged={onReplace}
        onReload={onReload}
      />
      <CancelFollowing key={`series-${detail.id}`} booking={detail} timeZone={timeZone} onDone={onReload} />
      <MoveBooking
        key={detail.id}
        booking={detail}
        timeZone={timeZone}
        people={people}
        onMove={props.onMove}
        onShow={onReplace}
      />
      <BookingMoneyFacts booking={detail} timeZone={timeZone} />
      <BookingHistory booking={detail} timeZone={timeZone} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 items-center gap-1 text-muted text-sm">
          <span className="sr-only">{t("booking.number")}</span>
          <span className="break-all">{detail.id}</span>
          <CopyBookingId id={detail.id} reference={detail.reference} />
        </p>
        <RefreshButton busy={busy} onClick={onReload} />
      </div>
    </div>
  );
}
