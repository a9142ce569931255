"use client";

import { Undo2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { formatSek } from "@/lib/money/format";
import { formatDay } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { type ManagedBooking, statusElement } from "./managedBookingType";
import { useWithdraw } from "./useWithdraw";

type WithdrawPurchaseProps = {
  booking: ManagedBooking;
  onOpen: () => void;
  onDone: () => Promise<void>;
  onStale: (details: unknown) => Promise<void>;
};

/**
 * The function by which one withdraws from the purchase (WDR-2): a button with its own words, the statement with what it is
 * about, and a confirmation of it. Shown for as long as the right lasts.
 */
export function WithdrawPurchase({ booking, onOpen, onDone, onStale }: WithdrawPurchaseProps) {
  const t = useTranslations("account.booking.withdraw");
  const locale = useLocale();
  const [step, setStep] = useState<"closed" | "statement" | "confirmation">("closed");
  const isSettled = useRef(false);
  const { refundOre, error, withdraw, reset } = useWithdraw({ booking, onDone, onStale });
  const { service, provider, date, time, withdrawalUntilMs } = booking;
  // Without it, but for a dialog that closes.
  if (withdrawalUntilMs === null && step === "closed") return null;
  const isConfirming = step === "confirmation";

  function open() {
    isSettled.current = false;
    reset();
    onOpen();
    setStep("statement");
  }

  async function confirm() {
    if (!isConfirming) {
      setStep("confirmation");
      return false;
    }
    isSettled.current = await withdraw();
    return isSettled.current;
  }

  return (
    <section aria-labelledby="withdrawal-title" className="grid grid-cols-1 justify-items-start gap-3">
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
      <Button icon={<Undo2 aria-hidden="true" />} onClick={open}>
        {t("open")}
      </Button>
      <ConfirmDialog
        open={step !== "closed"}
        onOpenChange={(isOpen) => setStep(isOpen ? "statement" : "closed")}
        title={t(isConfirming ? "confirmTitle" : "statementTitle")}
        description={t(isConfirming ? "confirmLead" : "statementLead", { provider })}
        confirmLabel={t(isConfirming ? "confirm" : "next")}
        cancelLabel={t("keep")}
        tone={isConfirming ? "danger" : "neutral"}
        onConfirm={confirm}
        error={error}
        returnFocus={() => (isSettled.current ? statusElement() : null)}
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
                  <span className="block text-muted text-sm">
                    {t(refundOre > 0 ? "refundHint" : "refundWaits")}
                  </span>
                </>
              ),
            },
          ]}
        />
      </ConfirmDialog>
    </section>
  );
}
