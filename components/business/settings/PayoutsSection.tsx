import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Badge } from "@/components/ui/display/Badge";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { AreaHeading } from "../AreaHeading";

/** The payouts section beside the profile. */
export function PayoutsSection({ isConnected }: { isConnected: boolean }) {
  const t = useTranslations("providerArea.settings");
  return (
    <section aria-labelledby="payouts" className="min-w-0">
      <AreaHeading id="payouts" title={t("payouts")} />
      <div className="mt-4">
        <Payouts isConnected={isConnected} />
      </div>
    </section>
  );
}

/** Whether Stripe pays the business, and what that means for its bookings. */
function Payouts({ isConnected }: { isConnected: boolean }) {
  const t = useTranslations("providerArea.settings");
  return (
    <div className="border-line border-y py-4">
      {isConnected ? (
        <Badge tone="positive" icon={<CircleCheck aria-hidden="true" />}>
          {t("payoutsOn")}
        </Badge>
      ) : (
        <Badge tone="warning" icon={<CircleDashed aria-hidden="true" />}>
          {t("payoutsOff")}
        </Badge>
      )}
      <p className="mt-2 max-w-[52ch] text-muted">{isConnected ? t("payoutsOnText") : t("payoutsOffText")}</p>
      {isConnected ? null : (
        <TextLink standalone linkComponent={Link} href={providerPaths.dashboard()}>
          {t("payoutsAction")}
        </TextLink>
      )}
    </div>
  );
}
