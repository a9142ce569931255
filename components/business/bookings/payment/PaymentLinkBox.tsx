"use client";

import { Link2, Mail } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { Button } from "@/components/ui/actions/Button";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { PaymentLinkOut } from "@/lib/desk/payments/schemas";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDateTime } from "./formatDateTime";
import type { PaymentProps } from "./paymentProps";
import { useBookingCall } from "./useBookingCall";

/** The payment link of a booking: copied, sent by mail, withdrawn while it is open; or the button that makes one. */
export function PaymentLinkBox({ booking, timeZone, onChanged, onReload }: PaymentProps) {
  const t = useTranslations("deskPayments.link");
  const locale = useLocale();
  const { link, setLink, load } = useOpenLink(booking.id, booking.payment_way === "link");
  const { run, message, isBusy } = useBookingCall(onReload);
  const params = { id: booking.id };

  const make = () =>
    run(
      () => callApi("POST /providers/me/bookings/{id}/payment-link", { params, locale }),
      t("title", { amount: formatSek(fromSek(booking.due_amount ?? 0), locale) }),
      (made) => {
        setLink(made);
        return onReload();
      },
    );
  const send = () =>
    run(
      () => callApi("POST /providers/me/bookings/{id}/payment-link/mail", { params, locale }),
      t("sent"),
      setLink,
    );
  const revoke = () =>
    run(
      () => callApi("DELETE /providers/me/bookings/{id}/payment-link", { params, locale }),
      t("revoked"),
      (detail) => {
        setLink(null);
        onChanged(detail);
      },
    );

  if (link === "loading") {
    return (
      <SkeletonGroup label={t("address")}>
        <Skeleton shape="block" className="h-24" />
      </SkeletonGroup>
    );
  }
  if (link === "failed") {
    return (
      <div className="grid justify-items-start gap-2">
        <FormProblem message={t("loadFailed")} />
        <Button onClick={load}>{t("retry")}</Button>
      </div>
    );
  }
  if (link === null) {
    return (
      <div className="grid justify-items-start gap-2">
        <FormProblem message={message} />
        <Button icon={<Link2 aria-hidden="true" />} loading={isBusy} onClick={make}>
          <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">{t("make")}</span>
        </Button>
      </div>
    );
  }
  if (link.state === "expired") {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-muted text-sm">{t("expired")}</p>
        <FormProblem message={message} />
        <Button icon={<Link2 aria-hidden="true" />} loading={isBusy} onClick={make}>
          <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">{t("renew")}</span>
        </Button>
      </div>
    );
  }
  if (link.state === "processing") return <p className="text-muted text-sm">{t("processing")}</p>;
  return (
    <section aria-label={t("address")} className="grid gap-3 rounded-lg border border-line p-4">
      <h4 className="font-semibold">{t("title", { amount: formatSek(fromSek(link.amount), locale) })}</h4>
      <Field label={t("address")} hint={t("help")}>
        <TextInput readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <FormProblem message={message} />
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton
          showLabel
          value={link.url}
          label={t("copy")}
          copiedLabel={t("copied")}
          onError={() => notify({ tone: "error", title: t("copyFailed") })}
        />
        {booking.customer_email ? (
          <Button size="sm" icon={<Mail aria-hidden="true" />} loading={isBusy} onClick={send}>
            {t("send")}
          </Button>
        ) : null}
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="quiet">
              {t("revoke")}
            </Button>
          }
          title={t("revokeTitle")}
          description={t("revokeBody")}
          confirmLabel={t("revoke")}
          cancelLabel={t("revokeKeep")}
          onConfirm={revoke}
        />
      </div>
      {link.mailed_at === null ? null : (
        <p className="text-muted text-sm">
          {t("mailedAt", { when: formatDateTime(link.mailed_at, timeZone, locale) })}
        </p>
      )}
    </section>
  );
}

type Loaded = PaymentLinkOut | null | "loading" | "failed";

/** The open link, loaded where there is one. */
function useOpenLink(bookingId: string, hasLink: boolean) {
  const locale = useLocale();
  const [link, setLink] = useState<Loaded>(hasLink ? "loading" : null);
  const load = useCallback(async () => {
    const params = { id: bookingId };
    const answer = await callApi("GET /providers/me/bookings/{id}/payment-link", { params, locale });
    if (answer.ok) setLink(answer.data);
    else setLink(answer.status === 404 ? null : "failed");
  }, [bookingId, locale]);
  useEffect(() => {
    if (hasLink) void load();
    else setLink(null);
  }, [hasLink, load]);
  return { link, setLink, load };
}
