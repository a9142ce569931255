import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { HoursEditor } from "@/components/business/settings/hours/HoursEditor";
import {
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
  settingsPerson,
} from "@/components/business/settings/settingsPage";
import { PersonChooser } from "@/components/business/settings/staff/PersonChooser";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { storedSettings } from "@/lib/business/settings/storedSettings";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("hours", params);
}

export default async function HoursPage(props: SettingsPageProps) {
  const business = await settingsOwner(providerPaths.settingsHours(), props);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Hours {...business} searchParams={props.searchParams} />
    </Suspense>
  );
}

type HoursProps = Awaited<ReturnType<typeof settingsOwner>> & Pick<SettingsPageProps, "searchParams">;

async function Hours({ providerId, owner, searchParams }: HoursProps) {
  const nowMs = Date.now();
  const { people, person } = await settingsPerson(providerId, searchParams);
  const stored = await storedSettings(providerId, owner, nowMs, person?.id);
  const business = person && (await storedSettings(providerId, owner, nowMs));
  const today = businessDateOf(nowMs, stored.settings.provider.time_zone);
  return (
    <>
      <PersonChooser people={people} chosen={person?.id ?? null} page="hours" />
      <HoursEditor
        key={person?.id}
        stored={stored}
        today={today}
        personName={person?.name}
        business={business?.settings}
      />
    </>
  );
}
