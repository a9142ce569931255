import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/Banner";

/** Stands on top of every page of the provider side (specification, section 1). */
export function StatusBanner() {
  const t = useTranslations("layout.status");
  return (
    <section aria-label={t("label")} className="print:hidden">
      <Banner tone="positive" quiet>
        {t.rich("operational", { detail: (text) => <span className="max-sm:hidden">{text}</span> })}
      </Banner>
    </section>
  );
}
