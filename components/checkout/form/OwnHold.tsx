import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import type { Locale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import type { PanelProvider } from "../times/types";
import type { EditHold } from "./useEditHold";
import type { OwnHeld } from "./useOpenCheckout";

type OwnHoldProps = {
  open: OwnHeld | null | undefined;
  edit: EditHold;
  provider: PanelProvider;
  locale: Locale;
};

/** The customer's own unpaid hold: leads to paying, releasing or correcting it. */
export function OwnHold({ open, edit, provider, locale }: OwnHoldProps) {
  const t = useTranslations("booking.ownHold");
  if (!open) return null;
  const { startMs, untilMs, serviceId, bookingId, name, email, isGuest } = open;
  const { timeZone } = provider;
  const day = formatDay(localDateOf(startMs, timeZone), locale);
  const left = { provider_id: provider.id, service_id: serviceId, booking: bookingId, from: "form" };
  return (
    <Notice
      live="polite"
      title={t("title", { day, time: formatTime(startMs, timeZone) })}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink linkComponent={Link} variant="solid" href={customerPaths.bookingCancel(left)}>
            {t("action")}
          </ButtonLink>
          {isGuest ? (
            <Button loading={edit.state === "working"} onClick={() => void edit.start()}>
              {t("edit")}
            </Button>
          ) : null}
        </div>
      }
    >
      <p>{t("body", { name, email, until: formatTime(untilMs, timeZone) })}</p>
      {edit.state === "failed" ? <p className="mt-1 font-semibold">{t("failed")}</p> : null}
    </Notice>
  );
}
