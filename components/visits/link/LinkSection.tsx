import { getTranslations } from "next-intl/server";
import { Outcome } from "@/components/identity/Outcome";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { Notice } from "@/components/ui/feedback/Notice";
import { maskedEmail } from "@/lib/bookings/customer/maskedEmail";
import type { BookingStatus } from "@/lib/bookings/status";
import { LinkForm } from "./LinkForm";
import { renewLink } from "./linkActions";

type LinkSectionProps = {
  booking: {
    id: string;
    status: BookingStatus;
    endsAt: Date;
    confirmedAt: Date | null;
    customerEmail: string;
  };
  /** The token of the mail's link, where the page was opened by one. */
  token: string | undefined;
  /** Whether a new link was just mailed. */
  isMailed: boolean;
  nowMs: number;
};

/**
 * Explains the link in the mails, and ends it after a question. Hidden while none was mailed or can be, and after the
 * visit or its cancellation.
 */
export async function LinkSection({ booking, token, isMailed, nowMs }: LinkSectionProps) {
  if (booking.confirmedAt === null || booking.customerEmail === "") return null;
  const isAhead = booking.status === "confirmed" && booking.endsAt.getTime() > nowMs;
  if (!isAhead && !isMailed) return null;
  const t = await getTranslations("account.booking.link");
  return (
    <section aria-labelledby="link-title" className="grid grid-cols-1 gap-3 print:hidden">
      <h2 id="link-title" className="font-semibold text-lg">
        {t("title")}
      </h2>
      {isMailed ? (
        <Outcome>
          <Notice tone="positive" title={t("mailed", { email: booking.customerEmail })}>
            <p>{t("mailedHint")}</p>
          </Notice>
        </Outcome>
      ) : (
        <>
          <p className="max-w-[60ch] text-muted text-sm">{t("body")}</p>
          <Disclosure summary={t("renew")}>
            <p className="mb-3">{t("question", { email: maskedEmail(booking.customerEmail) })}</p>
            <LinkForm
              action={renewLink}
              bookingId={booking.id}
              token={token}
              isRenewal
              noAnswer={(await getTranslations("account"))("offline")}
              variant="secondary"
              label={t("confirm")}
              workingLabel={t("working")}
            />
          </Disclosure>
        </>
      )}
    </section>
  );
}
