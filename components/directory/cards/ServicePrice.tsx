import { useLocale, useTranslations } from "next-intl";
import { formatSek } from "@/lib/money/format";

/** The price of a service. A price of 0 is shown as "no price", since "0 kr" would read as free (SVC-5). */
export function ServicePrice({ priceOre }: { priceOre: number }) {
  const t = useTranslations("catalogue.card");
  const locale = useLocale();
  return priceOre > 0 ? (
    formatSek(priceOre, locale)
  ) : (
    <span className="text-muted text-sm">{t("unpriced")}</span>
  );
}
