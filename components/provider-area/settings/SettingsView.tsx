import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/TextLink";
import { type Business, hasPayouts } from "@/lib/dashboard/business";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { AreaHeading } from "../AreaHeading";
import { Payouts } from "./Payouts";
import { Profile } from "./Profile";

/** What the business is known by, and whether it is paid. */
export function SettingsView({ business }: { business: Business }) {
  const t = useTranslations("providerArea.settings");
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
      <Section
        id="profile"
        title={t("profile")}
        action={
          <TextLink linkComponent={Link} href={customerPaths.provider(business.slug)}>
            {t("publicPage")}
          </TextLink>
        }
      >
        <Profile business={business} />
      </Section>
      <Section id="payouts" title={t("payouts")}>
        <Payouts isConnected={hasPayouts(business)} />
      </Section>
    </div>
  );
}

type SectionProps = { id: string; title: string; lead?: string; action?: ReactNode; children: ReactNode };

function Section({ id, children, ...heading }: SectionProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <AreaHeading id={id} {...heading} />
      <div className="mt-4">{children}</div>
    </section>
  );
}
