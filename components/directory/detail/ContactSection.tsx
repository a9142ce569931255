import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { LocationMap } from "@/components/ui/map/LocationMap";
import { env } from "@/lib/env";
import { mapEmbedUrl } from "@/lib/geo/mapEmbed";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import type { ProviderFacts } from "@/lib/providers/types";
import { DetailSection } from "./DetailSection";

/** Contact details and map of a business. */
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

/** Contact details of a business and its organisation number. */
function ContactFacts({ provider }: { provider: ProviderFacts }) {
  const t = useTranslations("catalogue.detail");
  const { phone, contactEmail, address, postalCode, city, organisationNumber } = provider;
  const town = [postalCode, city].filter(Boolean).join(" ");
  return (
    <DescriptionList
      items={[
        {
          term: t("phone"),
          description: phone ? (
            <TextLink href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</TextLink>
          ) : (
            t("missing")
          ),
        },
        ...(contactEmail
          ? [
              {
                term: t("email"),
                description: (
                  <TextLink href={`mailto:${contactEmail}`} className="break-all">
                    {contactEmail}
                  </TextLink>
                ),
              },
            ]
          : []),
        { term: t("address"), description: address ?? t("missing") },
        { term: t("city"), description: town || t("missing") },
        ...(organisationNumber
          ? [{ term: t("organisationNumber"), description: formatOrganisationNumber(organisationNumber) }]
          : []),
      ]}
    />
  );
}

/** null without a key or a position. */
function embedUrl({ latitude, longitude, address, city }: ProviderFacts): string | null {
  const { MAPS_EMBED_KEY } = env();
  if (MAPS_EMBED_KEY === undefined || latitude === null || longitude === null) return null;
  return mapEmbedUrl({ latitude, longitude, address: address ?? "", city: city ?? "" }, MAPS_EMBED_KEY);
}

/**
 * The exact position only. The middle of a town is nobody's address, so no map is drawn and no directions are offered
 * for it.
 */
function exactPosition({ latitude, longitude, isPositionExact }: ProviderFacts) {
  return isPositionExact ? { latitude, longitude } : { latitude: null, longitude: null };
}

function ProviderMap({ provider }: { provider: ProviderFacts }) {
  const t = useTranslations("catalogue.detail");
  const title = t("map", { name: provider.companyName });
  const src = embedUrl(provider);
  const town = [provider.postalCode, provider.city].filter(Boolean).join(" ");
  return (
    <LocationMap
      {...exactPosition(provider)}
      address={[provider.address, town].filter(Boolean).join(", ") || t("missing")}
      label={title}
      unavailableText={provider.latitude === null ? t("mapUnavailable") : t("mapTownOnly")}
      directionsLabel={t("directions")}
      embed={src === null ? null : { src, title, showLabel: t("showMap") }}
    />
  );
}
