import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import type { Locale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { formatDay, formatTime } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import type { PanelProvider } from "./types";
import type { OpenCheckout } from "./useOpenCheckout";

type OwnHoldProps = { open: OpenCheckout | null | undefined; provider: PanelProvider; locale: Locale };

/** The customer's own unpaid time: it is not gone, and leads to where it is paid or released. */
export function OwnHold({ open, provider, locale }: OwnHoldProps) {
  const t = useTranslations("booking.ownHold");
  if (!open) return null;
  const { startMs, serviceId, bookingId } = open;
  const day = formatDay(localDateOf(startMs, provider.timeZone), locale);
  return (
    <Notice
      live="polite"
      title={t("title", { day, time: formatTime(startMs, provider.timeZone) })}
      action={
        <ButtonLink
          linkComponent={Link}
          variant="solid"
          href={customerPaths.bookingCancel({
            provider_id: provider.id,
            service_id: serviceId,
            booking: bookingId,
          })}
        >
          {t("action")}
        </ButtonLink>
      }
    >
      {t("body")}
    </Notice>
  );
}
