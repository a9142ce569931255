"use client";

import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { Dialog } from "@/components/ui/overlays/Dialog";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { bookingReference } from "@/lib/bookings/reference";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import { formatDateTimeRange } from "@/lib/time/format";
import { MINUTE_MS } from "@/lib/time/zone";
import { RefreshButton } from "../RefreshButton";
import { BookingFacts } from "./BookingFacts";
import { BookingHistory } from "./BookingHistory";
import { CopyBookingId } from "./CopyBookingId";
import { MoveBooking } from "./MoveBooking";
import { bookingParam, showBooking } from "./openBooking";
import { StatusField } from "./StatusField";
import { type BookingLoading, useBookingDetail } from "./useBookingDetail";
import { useChangeStatus } from "./useChangeStatus";

type BookingDialogProps = {
  /** The booking that the address named when the page was rendered. */
  known: ProviderBookingDetail | null;
  timeZone: string;
  /** Whom bookings can be given to; nobody for a member. */
  people: readonly BookablePerson[];
};

/** Shows the booking that the address names. Closing removes it from the address. */
export function BookingDialog({ known, timeZone, people }: BookingDialogProps) {
  const t = useTranslations("providerArea.booking");
  const id = useSearchParams().get(bookingParam);
  // Keeps the last booking while the closing animation runs.
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const { booking, replace, reload } = useBookingDetail(last, known);
  const reference = last === null ? "" : bookingReference(last);
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => {
        if (!open) showBooking(null);
      }}
      title={t("title", { reference })}
      closeLabel={t("close")}
    >
      <Content booking={booking} timeZone={timeZone} people={people} onReplace={replace} onReload={reload} />
    </Dialog>
  );
}

type ContentProps = {
  booking: BookingLoading;
  timeZone: string;
  people: readonly BookablePerson[];
  onReplace: (detail: ProviderBookingDetail) => void;
  onReload: () => Promise<void>;
};

function Content({ booking, ...props }: ContentProps) {
  const t = useTranslations("providerArea.booking");
  if (booking.state === "loading") return <DetailSkeleton />;
  if (booking.state === "missing") {
    return (
      <ErrorState compact headingLevel={3} title={t("notFound")}>
        {t("notFoundBody")}
      </ErrorState>
    );
  }
  if (booking.state === "failed") {
    return (
      <ErrorState
        compact
        headingLevel={3}
        title={t("loadFailed")}
        retryLabel={t("retry")}
        onRetry={props.onReload}
      >
        {t("loadFailedBody")}
      </ErrorState>
    );
  }
  return <Detail detail={booking.detail} busy={booking.busy} {...props} />;
}

type DetailProps = Omit<ContentProps, "booking"> & { detail: ProviderBookingDetail; busy: boolean };

function Detail({ detail, busy, timeZone, people, onReplace, onReload }: DetailProps) {
  const t = useTranslations("providerArea");
  const locale = useLocale();
  const { change, saving } = useChangeStatus({ onChanged: onReplace, onStale: onReload });
  const startMs = Date.parse(detail.booking_date);
  const endMs = startMs + detail.duration_minutes * MINUTE_MS;
  const when = formatDateTimeRange(startMs, endMs, timeZone, locale);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 items-center gap-1 text-muted text-sm">
          <span className="sr-only">{t("booking.number")}</span>
          <span className="break-all">{detail.id}</span>
          <CopyBookingId id={detail.id} reference={detail.reference} />
        </p>
        <RefreshButton busy={busy} onClick={onReload} />
      </div>
      <StatusField
        booking={detail}
        when={when}
        saving={saving}
        onChange={(status) => change(detail, status)}
      />
      <BookingFacts booking={detail} when={when} timeZone={timeZone} />
      <MoveBooking key={detail.id} booking={detail} timeZone={timeZone} people={people} onMoved={onReplace} />
      <BookingHistory events={detail.events} timeZone={timeZone} />
    </div>
  );
}

const rows = ["a", "b", "c", "d", "e", "f", "g"];

function DetailSkeleton() {
  const t = useTranslations("providerArea.booking");
  return (
    <SkeletonGroup label={t("loading")} className="grid grid-cols-1 gap-5">
      <Skeleton className="my-3 w-72 text-sm" />
      <Skeleton shape="block" className="h-19" />
      <div>
        {rows.map((row) => (
          <div key={row} className="flex justify-between border-line border-t py-3 first:border-0">
            <Skeleton className="w-16" />
            <Skeleton className="w-40" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
