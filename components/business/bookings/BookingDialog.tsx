"use client";

import dynamic from "next/dynamic";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { Dialog } from "@/components/ui/overlays/Dialog";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { bookingReference } from "@/lib/bookings/reference";
import type { BookablePerson } from "@/lib/staff/publicStaff";
import type { MoveOpened } from "./move/moveOpened";
import { bookingParam, showBooking } from "./openBooking";
import { type BookingLoading, useBookingDetail } from "./useBookingDetail";

// What can be done to a booking is more code than the calendar itself: it is loaded with the first one that is opened.
const loadDetails = () => import("./BookingDetails").then((module) => module.BookingDetails);
const BookingDetails = dynamic(loadDetails, { ssr: false, loading: () => <DetailSkeleton /> });

type BookingDialogProps = {
  /** The booking that the address named when the page was rendered. */
  known: ProviderBookingDetail | null;
  timeZone: string;
  /** Whom bookings can be given to; nobody for a member. */
  people: readonly BookablePerson[];
  /** Whose it is, where that is known before it is loaded. */
  name?: string;
  onMove: MoveOpened;
  /** Above the booking. */
  top?: ReactNode;
  /** When it changes, the details are read again. */
  version?: string;
};

/** Shows the booking that the address names. Closing removes it from the address. */
export function BookingDialog(props: BookingDialogProps) {
  const { known, timeZone, people, name, top, version } = props;
  const t = useTranslations("providerArea.booking");
  const id = useSearchParams().get(bookingParam);
  // Keeps the last booking while the closing animation runs.
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  const { booking, replace, reload } = useBookingDetail(last, known, version);
  const reference = last === null ? "" : bookingReference(last);
  const loadedName = booking.state === "ready" ? booking.detail.customer_name : "";
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => {
        if (!open) showBooking(null);
      }}
      title={name || loadedName || t("title", { reference })}
      closeLabel={t("close")}
    >
      {top}
      <BookingContent
        booking={booking}
        timeZone={timeZone}
        people={people}
        onReplace={replace}
        onMove={props.onMove}
        onReload={reload}
      />
    </Dialog>
  );
}

type ContentProps = {
  booking: BookingLoading;
  timeZone: string;
  people: readonly BookablePerson[];
  onReplace: (detail: ProviderBookingDetail) => void;
  onMove: MoveOpened;
  onReload: () => Promise<void>;
};

/** A booking with all that can be done to it, or what is shown while it is loaded. */
export function BookingContent({ booking, ...props }: ContentProps) {
  const t = useTranslations("providerArea.booking");
  // While the booking is asked for, not after it.
  useEffect(() => void loadDetails(), []);
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
  return <BookingDetails detail={booking.detail} busy={booking.busy} {...props} />;
}

const rows = ["a", "b", "c", "d", "e", "f", "g"];

function DetailSkeleton() {
  const t = useTranslations("providerArea.booking");
  return (
    <SkeletonGroup label={t("loading")} className="grid grid-cols-1 gap-5">
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
