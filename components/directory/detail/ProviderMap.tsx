import { useTranslations } from "next-intl";
import { LocationMap } from "@/components/ui/map/LocationMap";
import { env } from "@/lib/env";
import { mapEmbedUrl } from "@/lib/geo/mapEmbed";
import type { ProviderFacts } from "@/lib/providers/types";

/** Null without a key or a place. */
function embedUrl({ latitude, longitude, address, city }: ProviderFacts): string | null {
  const { MAPS_EMBED_KEY } = env();
  if (MAPS_EMBED_KEY === undefined || latitude === null || longitude === null) return null;
  return mapEmbedUrl({ latitude, longitude, address: address ?? "", city: city ?? "" }, MAPS_EMBED_KEY);
}

/** The middle of a town is nobody's door: without the exact point nothing is drawn, and no way leads there. */
function doorOf({ latitude, longitude, isPositionExact }: ProviderFacts) {
  return isPositionExact ? { latitude, longitude } : { latitude: null, longitude: null };
}

export function ProviderMap({ provider }: { provider: ProviderFacts }) {
  const t = useTranslations("catalogue.detail");
  const title = t("map", { name: provider.companyName });
  const src = embedUrl(provider);
  const town = [provider.postalCode, provider.city].filter(Boolean).join(" ");
  return (
    <LocationMap
      {...doorOf(provider)}
      address={[provider.address, town].filter(Boolean).join(", ") || t("missing")}
      label={title}
      unavailableText={provider.latitude === null ? t("mapUnavailable") : t("mapTownOnly")}
      directionsLabel={t("directions")}
      embed={src === null ? null : { src, title, showLabel: t("showMap") }}
    />
  );
}
