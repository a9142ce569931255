import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { HoursTable } from "@/components/catalogue/HoursTable";
import { Avatar } from "@/components/ui/Avatar";
import { Badge } from "@/components/ui/Badge";
import { DescriptionList } from "@/components/ui/DescriptionList";
import { PageHeader } from "@/components/ui/Headers";
import { TextLink } from "@/components/ui/TextLink";
import type { OwnSettings } from "@/lib/dashboard/ownSettings";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import { formatDateTimeRange, formatDay } from "@/lib/time/format";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";
import { AreaHeading } from "../AreaHeading";

/** What the business is known by, when it is open, and when it is not. */
export function SettingsView({ settings }: { settings: OwnSettings }) {
  const t = useTranslations("providerArea.settings");
  return (
    <>
      <PageHeader title={t("title")} />
      <div className="mt-8 grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <Section id="profile" title={t("profile")}>
          <Profile settings={settings} />
        </Section>
        <div className="grid content-start gap-12">
          <Section id="hours" title={t("hours")}>
            <HoursTable hours={settings.hours} />
          </Section>
          <Section id="unavailable" title={t("unavailable")}>
            <Unavailable settings={settings} />
          </Section>
          <Section id="payouts" title={t("payouts")}>
            <Payouts isOnboarded={settings.business.isOnboarded} />
          </Section>
        </div>
      </div>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <AreaHeading id={id} title={title} />
      <div className="mt-2">{children}</div>
    </section>
  );
}

function Profile({ settings: { business } }: { settings: OwnSettings }) {
  const t = useTranslations("providerArea.settings");
  const given = (text: string | null): ReactNode =>
    text === null || text === "" ? <span className="font-normal text-muted">{t("missing")}</span> : text;
  const town = [business.postalCode, business.city].filter(Boolean).join(" ");
  const address = [business.address, town].filter(Boolean).join(", ");
  const { organisationNumber } = business;
  return (
    <DescriptionList
      items={[
        {
          term: t("image"),
          description: <Avatar name={business.companyName} src={business.profileImageUrl} size="lg" />,
        },
        { term: t("company"), description: business.companyName },
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
          term: t("description"),
          description: (
            <span className="block max-w-[52ch] whitespace-pre-line text-left font-normal">
              {given(business.description)}
            </span>
          ),
        },
      ]}
    />
  );
}

function Unavailable({ settings: { unavailable, business } }: { settings: OwnSettings }) {
  const t = useTranslations("providerArea.settings");
  const locale = useLocale();
  const { timeZone } = business;
  /** Whole days by their names: "00:00–24:00" is how a machine says it. */
  const period = (startMs: number, endMs: number): string => {
    const date = localDateOf(startMs, timeZone);
    const isMidnight = (instantMs: number) => localMinuteOf(instantMs, timeZone) === 0;
    const withYear = { year: true };
    if (!isMidnight(startMs) || !isMidnight(endMs)) {
      return formatDateTimeRange(startMs, endMs, timeZone, locale, withYear);
    }
    const lastDate = addDays(localDateOf(endMs, timeZone), -1);
    const lastDay = formatDay(lastDate, locale, withYear);
    if (lastDate === date) return t("wholeDay", { day: lastDay });
    return `${formatDay(date, locale, withYear)} – ${lastDay}`;
  };
  if (unavailable.length === 0) return <p className="py-2 text-muted">{t("noUnavailable")}</p>;
  return (
    <ul>
      {unavailable.map(({ id, startsAt, endsAt, reason }) => (
        <li
          key={id}
          className="flex flex-wrap justify-between gap-x-6 border-line border-t py-3 first:border-0"
        >
          <span className="num font-medium first-letter:uppercase">
            {period(startsAt.getTime(), endsAt.getTime())}
          </span>
          <span className="text-muted">{reason ?? t("noReason")}</span>
        </li>
      ))}
    </ul>
  );
}

function Payouts({ isOnboarded }: { isOnboarded: boolean }) {
  const t = useTranslations("providerArea.settings");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <Badge tone={isOnboarded ? "positive" : "warning"}>
        {isOnboarded ? t("payoutsOn") : t("payoutsOff")}
      </Badge>
      {isOnboarded ? null : (
        <TextLink linkComponent={Link} href={providerPaths.dashboard()}>
          {t("payoutsAction")}
        </TextLink>
      )}
    </p>
  );
}
