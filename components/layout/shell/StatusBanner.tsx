import { useLocale, useTranslations } from "next-intl";
import { type ShownStatus, StatusMessages } from "./StatusMessages";

type StatusBannerProps = {
  /** As it is while the page is made; null on pages that are kept as documents, which ask for it. */
  status: ShownStatus | null;
};

/**
 * Stands on top of every page of the business's side and says how the product is: what the operator has to say, and
 * what does not answer (STAT-1, STAT-2).
 */
export function StatusBanner({ status }: StatusBannerProps) {
  const t = useTranslations("layout.status");
  const locale = useLocale();
  return (
    <section aria-label={t("label")} className="border-line border-b text-sm print:hidden">
      <StatusMessages
        initial={status}
        locale={locale}
        quiet={{ well: t("operational"), unknown: t("noneKnown") }}
      />
    </section>
  );
}
