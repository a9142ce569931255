import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import type { Locale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { formatDayOf, formatTime } from "@/lib/time/format";
import type { PanelProvider } from "../times/types";
import type { OwnHeld } from "./useOpenCheckout";
import type { ReleaseHold } from "./useReleaseHold";

type OwnHoldProps = {
  open: OwnHeld | null | undefined;
  state: ReleaseHold["state"];
  provider: PanelProvider;
  locale: Locale;
  onEdit: () => void;
};

/** The customer's own unpaid hold: leads to paying, releasing or correcting it. */
export function OwnHold({ open, state, provider, locale, onEdit }: OwnHoldProps) {
  const t = useTranslations("booking.ownHold");
  if (!open) return null;
  const { startMs, untilMs, serviceId, bookingId, name, email, isGuest } = open;
  const { timeZone } = provider;
  const day = formatDayOf(startMs, timeZone, locale);
  const left = { provider_id: provider.id, service_id: serviceId, booking: bookingId, from: "form" };
  return (
    <Notice
      live="polite"
      title={t("title", { day, time: formatTime(startMs, timeZone) })}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink linkComponent={Link} href={customerPaths.bookingCancel(left)}>
            {t("action")}
          </ButtonLink>
          {isGuest ? (
            <Button
              loading={state === "working"}
              onClick={onEdit}
              className="min-w-0 max-w-full [overflow-wrap:anywhere]"
            >
              {t("edit")}
            </Button>
          ) : null}
        </div>
      }
    >
      <p>{t("body", { name, email, until: formatTime(untilMs, timeZone) })}</p>
      {state === "failed" ? <p className="mt-1 font-semibold">{t("failed")}</p> : null}
    </Notice>
  );
}
