import { useTranslations } from "next-intl";
import { LocationMap } from "@/components/ui/LocationMap";
import type { ProviderFacts } from "@/lib/providers/types";

export function ProviderMap({ provider }: { provider: ProviderFacts }) {
  const t = useTranslations("catalogue.detail");
  const town = [provider.postalCode, provider.city].filter(Boolean).join(" ");
  return (
    <LocationMap
      latitude={provider.latitude}
      longitude={provider.longitude}
      address={[provider.address, town].filter(Boolean).join(", ") || t("missing")}
      label={t("map", { name: provider.companyName })}
      unavailableText={t("mapUnavailable")}
      directionsLabel={t("directions")}
    />
  );
}
