import { BadgeCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/Avatar";
import { Badge } from "@/components/ui/Badge";
import { DescriptionList } from "@/components/ui/DescriptionList";
import type { Business } from "@/lib/dashboard/business";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";

/** What customers know the business by; what is missing is said to be. */
export function Profile({ business }: { business: Business }) {
  const t = useTranslations("providerArea.settings");
  const given = (text: string | null): ReactNode =>
    text === null || text === "" ? <span className="font-normal text-muted">{t("missing")}</span> : text;
  const town = [business.postalCode, business.city].filter(Boolean).join(" ");
  const address = [business.address, town].filter(Boolean).join(", ");
  const { organisationNumber } = business;
  return (
    <div className="border-line border-y">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <Avatar name={business.companyName} src={business.profileImageUrl} size="lg" />
        <div className="min-w-0">
          <p className="font-display font-semibold text-xl">{business.companyName}</p>
          {business.isVerified ? (
            <Badge tone="positive" icon={<BadgeCheck aria-hidden="true" />} className="mt-1">
              {t("verified")}
            </Badge>
          ) : null}
        </div>
      </div>
      <div className="border-line border-t py-4">
        <h3 className="font-normal font-text text-muted text-sm tracking-normal">{t("description")}</h3>
        <p className="mt-1 max-w-[60ch] whitespace-pre-line">{given(business.description)}</p>
      </div>
      <DescriptionList
        className="border-line border-t"
        items={[
          {
            term: t("organisationNumber"),
            description: given(
              organisationNumber === null ? null : formatOrganisationNumber(organisationNumber),
            ),
          },
          { term: t("email"), description: <span className="break-all">{business.email}</span> },
          { term: t("phone"), description: given(business.phone) },
          { term: t("address"), description: given(address) },
          {
            term: t("cancellation"),
            description: t("cancellationHours", { hours: business.freeCancellationHours }),
          },
        ]}
      />
    </div>
  );
}
