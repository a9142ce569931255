import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import type { Unpaid } from "@/lib/visits/again/unpaidHold";
import { HoldEnd } from "./HoldEnd";

type HeldBoardProps = Unpaid & { className: string };

/** A hold that waits for payment: leads to paying it, and by its time to the page where it can be released. */
export function HeldBoard({ held, leftMs, className }: HeldBoardProps) {
  const t = useTranslations("home.back");
  const { bookingId, providerId, serviceId, service, provider, date, time, startIso, payUrl, until } = held;
  const page = { provider_id: providerId, service_id: serviceId, booking: bookingId, from: "form" };
  return (
    <div className={className}>
      <div className="min-w-0">
        <h2 className="font-text text-board-muted text-sm tracking-normal">{t("unpaid", { until })}</h2>
        <p className="num mt-1 font-bold text-xl leading-tight">
          <QuietLink
            href={customerPaths.bookingCancel(page)}
            className="rounded-sm no-underline hover:underline"
          >
            <time dateTime={startIso}>
              {date} {time}
            </time>
          </QuietLink>
        </p>
        <p lang={contentLocale} className="mt-1 line-clamp-[var(--lines,2)]">
          {t("visitAt", { service, provider })}
        </p>
      </div>
      <div>
        <ButtonSlot variant="primary">
          <a href={payUrl}>{t("pay")}</a>
        </ButtonSlot>
      </div>
      <HoldEnd key={bookingId} leftMs={leftMs} />
    </div>
  );
}
