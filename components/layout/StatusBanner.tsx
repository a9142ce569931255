import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/Banner";

/** Stands on top of every page of the provider side (specification, section 1). */
export function StatusBanner() {
  const t = useTranslations("layout.status");
  return (
    <section aria-label={t("label")} className="print:hidden">
      <Banner tone="positive">{t("operational")}</Banner>
    </section>
  );
}
