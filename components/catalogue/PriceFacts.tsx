import { useLocale, useTranslations } from "next-intl";
import { DescriptionList } from "@/components/ui/DescriptionList";
import { formatSek } from "@/lib/money/format";
import type { ServiceDetail } from "@/lib/reviews/detailTypes";
import { formatDuration } from "@/lib/time/format";

/** Price with VAT, length, format and the terms of cancelling. */
export function PriceFacts({ service }: { service: ServiceDetail }) {
  const t = useTranslations("catalogue.detail");
  const locale = useLocale();
  const { freeCancellationHours: hours } = service.provider;
  const both = service.isDigital && service.isPhysical;
  return (
    <DescriptionList
      items={[
        {
          term: t("price"),
          description: (
            <>
              <span className="num text-xl">{formatSek(service.priceOre, locale)}</span>
              <span className="block font-normal text-muted text-sm">
                {t("vat", { percent: service.vatPercent })}
              </span>
            </>
          ),
        },
        { term: t("duration"), description: formatDuration(service.durationMinutes) },
        {
          term: t("format"),
          description: both ? t("formatBoth") : service.isDigital ? t("remoteFriendly") : t("onSite"),
        },
        {
          term: t("cancellation"),
          description: hours > 0 ? t("cancellationValue", { hours }) : t("cancellationNone"),
        },
      ]}
    />
  );
}
