import { useTranslations } from "next-intl";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import type { ServiceDetail } from "@/lib/directory/detail/detailTypes";
import { formatDuration } from "@/lib/time/format";
import { ServicePrice } from "../cards/ServicePrice";

/** Price with VAT, length, format and cancellation terms. */
export function PriceFacts({ service }: { service: ServiceDetail }) {
  const t = useTranslations("catalogue.detail");
  const { freeCancellationHours: hours } = service.provider;
  const both = service.isDigital && service.isPhysical;
  return (
    <DescriptionList
      items={[
        {
          term: t("price"),
          description: (
            <span className="num text-xl">
              <ServicePrice priceOre={service.priceOre} />
            </span>
          ),
          note: service.priceOre > 0 ? t("vat", { percent: service.vatPercent }) : null,
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
