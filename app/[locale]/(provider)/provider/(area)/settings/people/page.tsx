import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import {
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
} from "@/components/business/settings/settingsPage";
import { PeopleView } from "@/components/business/settings/staff/PeopleView";
import { serviceGroups } from "@/components/business/settings/staff/serviceGroups";
import { loadOwnServices } from "@/lib/business/ownServices";
import { loadPeople } from "@/lib/business/staff/loadPeople";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { providerPaths } from "@/lib/paths";
import { endingSignIns } from "@/lib/providers/members/endingSignIns";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("people", params);
}

export default async function PeoplePage(props: SettingsPageProps) {
  const business = await settingsOwner(providerPaths.settingsPeople(), props);
  const locale = toLocale((await props.params).locale);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <People {...business} locale={locale} />
    </Suspense>
  );
}

type PeopleProps = Awaited<ReturnType<typeof settingsOwner>> & { locale: Locale };

async function People({ providerId, session, owner, locale }: PeopleProps) {
  const people = await loadPeople(providerId);
  const services = await loadOwnServices(providerId);
  const signIns = await endingSignIns(providerId, session.user.id);
  const namespaces = ["access", "providerArea", "providerSettings", "common", "form"] as const;
  return (
    <NextIntlClientProvider messages={pickMessages(locale, namespaces)}>
      <PeopleView {...people} signIns={signIns} owner={owner} services={serviceGroups(services, locale)} />
    </NextIntlClientProvider>
  );
}
