import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/ui/Headers";
import { TextLink } from "@/components/ui/TextLink";
import { hasPayouts } from "@/lib/dashboard/business";
import type { OwnSettings } from "@/lib/dashboard/ownSettings";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { isoWeekday } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { AreaHeading } from "../AreaHeading";
import { Payouts } from "./Payouts";
import { Profile } from "./Profile";
import { UnavailableList } from "./UnavailableList";
import { WeekHours } from "./WeekHours";

type SettingsViewProps = { settings: OwnSettings; nowMs: number };

/** What the business is known by, when it is open, and when it is not. */
export function SettingsView({ settings, nowMs }: SettingsViewProps) {
  const t = useTranslations("providerArea.settings");
  const { business, hours, unavailable } = settings;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[1.15fr_1fr]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <Section id="hours" title={t("hours")} lead={t("hoursLead")}>
            <WeekHours hours={hours} today={isoWeekday(localDateOf(nowMs, business.timeZone))} />
          </Section>
          <Section id="unavailable" title={t("unavailable")} lead={t("unavailableLead")}>
            <UnavailableList times={unavailable} timeZone={business.timeZone} nowMs={nowMs} />
          </Section>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
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
      </div>
    </>
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
