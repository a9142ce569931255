"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { Following } from "@/lib/desk/schemas";
import { useRouter } from "@/lib/i18n/navigation";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { CancelNote } from "./CancelNote";
import { noteReader } from "./cancelWords";

type CancelFollowingProps = {
  booking: ProviderBookingDetail;
  timeZone: string;
  /** Reloads the booking. */
  onDone: () => Promise<void>;
};

/** Cancels a booking of a series with all that follow it, after naming them; renders nothing where that cannot be done. */
export function CancelFollowing({ booking, timeZone, onDone }: CancelFollowingProps) {
  const t = useTranslations("desk.following");
  const locale = useLocale();
  const router = useRouter();
  const { send, message, isBusy } = useSend("provider");
  const [shown, setShown] = useState<Following | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const mayCancel = booking.transitions.some(({ status, refusal }) => status === "cancelled" && !refusal);
  if (booking.series_id === null || !mayCancel) return null;
  const params = { id: booking.id };

  async function read(): Promise<boolean> {
    const answer = await send(() => callApi("GET /providers/me/bookings/{id}/following", { params, locale }));
    if (answer !== null) setShown(answer.data);
    return answer !== null;
  }

  async function cancel(): Promise<boolean> {
    if (shown === null) return false;
    const bookingIds = shown.bookings.map(({ id }) => id);
    let isOther = false;
    const answer = await send(
      () =>
        callApi("POST /providers/me/bookings/{id}/cancel-following", {
          params,
          body: { reason: reason.trim() || null, shown: { bookingIds, refund: shown.refund_amount } },
          locale,
        }),
      {
        telling: ({ code }) => {
          isOther = code === "series_changed";
          return false;
        },
      },
    );
    if (isOther) await readAgain();
    if (answer === null) return false;
    notify({ tone: "success", title: t("done", { count: answer.data.cancelled }) });
    await onDone();
    router.refresh();
    return true;
  }

  /** Beside the message that something changed, which reading by `send` would take away. */
  async function readAgain(): Promise<void> {
    const again = await callApi("GET /providers/me/bookings/{id}/following", { params, locale });
    if (again.ok) setShown(again.data);
  }

  const count = shown?.bookings.length ?? 0;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted text-sm">{t("part")}</p>
      <Button size="sm" loading={isBusy && !isAsking} onClick={async () => setAsking(await read())}>
        {t("button")}
      </Button>
      {message && !isAsking ? <Notice tone="danger">{message}</Notice> : null}
      {shown === null ? null : (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t("title", { count })}
          description={<Consequences booking={booking} refund={shown.refund_amount} />}
          confirmLabel={t("confirm", { count })}
          cancelLabel={t("keep")}
          onConfirm={cancel}
          error={message}
        >
          <div className="grid gap-3">
            <Dates following={shown} timeZone={timeZone} />
            <CancelNote
              booking={booking}
              hasRefund={shown.refund_amount > 0}
              value={reason}
              onValueChange={setReason}
            />
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}

function Consequences({ booking, refund }: { booking: ProviderBookingDetail; refund: number }) {
  const t = useTranslations("desk.following");
  const words = useTranslations("providerArea.booking.cancel");
  const locale = useLocale();
  const customer = booking.customer_name || words("theCustomer");
  const mails = { mail: "mail", unknown: "mail", page: "noMail", business: "noAddress" } as const;
  return [
    refund > 0 ? t("refund", { customer, amount: formatSek(fromSek(refund), locale) }) : t("noRefund"),
    t(mails[noteReader(booking, refund > 0)], { customer }),
    t("final"),
  ].join(" ");
}

function Dates({ following, timeZone }: { following: Following; timeZone: string }) {
  const t = useTranslations("desk.following");
  const payments = useTranslations("deskPayments");
  const locale = useLocale();
  const { bookings, on_site_amount: onSite } = following;
  return (
    <>
      <ul aria-label={t("dates")} className="num grid gap-1 text-sm">
        {bookings.map(({ id, start_time }) => {
          const at = Date.parse(start_time);
          return (
            <li key={id}>
              {`${formatDay(localDateOf(at, timeZone), locale, { year: true })} ${formatTime(at, timeZone)}`}
            </li>
          );
        })}
      </ul>
      {onSite > 0 ? (
        <Notice tone="warning">
          {payments("cancelOnSite", { amount: formatSek(fromSek(onSite), locale) })}
        </Notice>
      ) : null}
    </>
  );
}
