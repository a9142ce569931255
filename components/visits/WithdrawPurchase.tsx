"use client";

import { Undo2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/actions/Button";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { formatSek } from "@/lib/money/format";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import type { ManagedBooking } from "./managedBookingType";
import type { useEndBooking } from "./useEndBooking";

type WithdrawPurchaseProps = {
  booking: ManagedBooking;
  withdrawal: ReturnType<typeof useEndBooking>;
};

/**
 * The function by which one withdraws from the purchase (WDR-2): a button with its own words, the statement with what it is
 * about, and a confirmation of it. Shown for as long as the right lasts.
 */
export function WithdrawPurchase({ booking, withdrawal }: WithdrawPurchaseProps) {
  const t = useTranslations("account.booking.withdraw");
  const cancelTexts = useTranslations("account.booking.cancel");
  const locale = useLocale();
  const { refundOre, step, open, dialog } = withdrawal;
  const button = useRef<HTMLButtonElement>(null);
  const { service, provider, date, time, withdrawalUntilMs, withdrawalAfterDisputeOre } = booking;
  // Without it, but for a dialog that closes.
  if (withdrawalUntilMs === null && step === "closed") return null;
  const isConfirming = step === "confirmation";

  function refundHint() {
    if (refundOre > 0) return t("refundHint");
    if (withdrawalAfterDisputeOre === 0) return t("refundWaits");
    return cancelTexts("disputedHint", { amount: formatSek(withdrawalAfterDisputeOre, locale) });
  }

  return (
    <section aria-labelledby="withdrawal-title" className="mt-3 grid grid-cols-1 justify-items-start gap-3">
      <h2 id="withdrawal-title" className="font-semibold text-lg">
        {t("title")}
      </h2>
      {withdrawalUntilMs === null ? null : (
        <p className="max-w-[60ch] text-muted text-sm">
          {t("body", {
            day: formatDay(localDateOf(withdrawalUntilMs - 1, booking.timeZone), locale, { year: true }),
          })}
        </p>
      )}
      <Button ref={button} icon={<Undo2 aria-hidden="true" />} onClick={open}>
        {t("open")}
      </Button>
      <ConfirmDialog
        {...dialog}
        // What opened it may be gone: the question about cancelling leads here too.
        returnFocus={() => dialog.returnFocus() ?? button.current}
        title={t(isConfirming ? "confirmTitle" : "statementTitle")}
        description={t(isConfirming ? "confirmLead" : "statementLead", { provider })}
        confirmLabel={t(isConfirming ? "confirm" : "next")}
        cancelLabel={t("keep")}
        tone={isConfirming ? "danger" : "neutral"}
      >
        <DescriptionList
          items={[
            { term: t("purchase"), description: t("what", { service, provider, date, time }) },
            { term: t("reference"), description: <span className="num">{booking.reference}</span> },
            { term: t("name"), description: booking.customerName },
            { term: t("receipt"), description: booking.customerEmail },
            {
              term: t("refund"),
              description: (
                <>
                  <span className="num font-semibold">{formatSek(refundOre, locale)}</span>
                  <span className="block text-muted text-sm">{refundHint()}</span>
                </>
              ),
            },
          ]}
        />
      </ConfirmDialog>
    </section>
  );
}
