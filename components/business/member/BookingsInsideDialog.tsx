"use client";

import { useLocale, useTranslations } from "next-intl";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { Dialog } from "@/components/ui/overlays/Dialog";
import type { Refusal } from "@/lib/api/client";
import { formatDateTimeRange } from "@/lib/time/format";
import type { Decision } from "../settings/saving/useVersionedForm";

type BookingInside = {
  id: string;
  start_time: string;
  end_time: string;
  service_name: string;
  customer_name: string;
};

type BookingsInsideDialogProps = {
  bookings: readonly BookingInside[];
  timeZone: string;
  isBusy: boolean;
  problem: string | null;
  onConfirm: (decisions: Decision[]) => unknown;
  onClose: () => void;
};

/** Lists a member's own bookings within time off that is about to be saved. They stay as they are. */
export function BookingsInsideDialog({
  bookings,
  timeZone,
  isBusy,
  problem,
  onConfirm,
  onClose,
}: BookingsInsideDialogProps) {
  const t = useTranslations("access.absences.bookings");
  const locale = useLocale();
  const decisions = bookings.map(({ id }): Decision => ({ booking_id: id, action: "keep" }));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      title={t("title", { count: bookings.length })}
      description={t("body", { count: bookings.length })}
      closeLabel={t("close")}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t("back")}
          </Button>
          <Button variant="solid" onClick={() => void onConfirm(decisions)} loading={isBusy}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <ul className="border-line border-b">
        {bookings.map((booking) => (
          <li key={booking.id} className="border-line border-t py-3">
            <p className="num font-semibold first-letter:uppercase">
              {formatDateTimeRange(
                Date.parse(booking.start_time),
                Date.parse(booking.end_time),
                timeZone,
                locale,
              )}
            </p>
            <p className="text-muted [overflow-wrap:anywhere]">
              {`${booking.customer_name || t("guest")} · ${booking.service_name}`}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <FormProblem message={problem} />
      </div>
    </Dialog>
  );
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isBookingInside = (value: unknown): value is BookingInside =>
  isObject(value) && "id" in value && "start_time" in value && "service_name" in value;

/** The bookings that a refused save lists; null when it was refused for another reason. */
export function bookingsInsideOf({ code, details }: Refusal): BookingInside[] | null {
  if (code !== "bookings_left_out" || !Array.isArray(details)) return null;
  return details.filter(isBookingInside);
}
