import { useLocale, useTranslations } from "next-intl";
import { type ShownStatus, StatusMessages } from "./StatusMessages";

type StatusBannerProps = {
  /** The status when the page is rendered; null on cached pages, which load it. */
  status: ShownStatus | null;
};

/**
 * The service status at the top of every page of the business's side: the operator's message, and what does not answer
 * (STAT-1, STAT-2).
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
