import { useLocale, useTranslations } from "next-intl";
import { formatSek } from "@/lib/money/format";

/** What a service costs, as customers see it. Without a price it says so: 0 kr would look like a gift (SVC-5). */
export function ServicePrice({ priceOre }: { priceOre: number }) {
  const t = useTranslations("catalogue.card");
  const locale = useLocale();
  return priceOre > 0 ? (
    formatSek(priceOre, locale)
  ) : (
    <span className="text-muted text-sm">{t("unpriced")}</span>
  );
}
