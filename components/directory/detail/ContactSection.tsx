import { useTranslations } from "next-intl";
import type { ProviderFacts } from "@/lib/providers/types";
import { ContactFacts } from "./ContactFacts";
import { DetailSection } from "./DetailSection";
import { ProviderMap } from "./ProviderMap";

/** How to reach a business, and where it is. */
export function ContactSection({ provider, level }: { provider: ProviderFacts; level: 2 | 3 }) {
  const t = useTranslations("catalogue.detail");
  return (
    <DetailSection title={t("contact")} level={level}>
      <ContactFacts provider={provider} />
      <div className="mt-3">
        <ProviderMap provider={provider} />
      </div>
    </DetailSection>
  );
}
