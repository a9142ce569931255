import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import type { ProviderFacts } from "@/lib/providers/types";

/** How a business is reached, and who one deals with. */
export function ContactFacts({ provider }: { provider: ProviderFacts }) {
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
          ? [{ term: t("organisationNumber"), description: hyphenated(organisationNumber) }]
          : []),
      ]}
    />
  );
}

/** `5566778899` → `556677-8899`, as it is written in Sweden. */
function hyphenated(number: string): string {
  return number.length === 10 ? `${number.slice(0, 6)}-${number.slice(6)}` : number;
}
