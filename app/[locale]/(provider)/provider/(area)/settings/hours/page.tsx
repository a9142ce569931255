import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/provider-area/ListSkeleton";
import { HoursEditor } from "@/components/provider-area/settings/hours/HoursEditor";
import {
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
} from "@/components/provider-area/settings/settingsPage";
import { businessDateOf } from "@/lib/availability/openWindow";
import { storedSettings } from "@/lib/dashboard/storedSettings";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("hours", params);
}

export default async function HoursPage(props: SettingsPageProps) {
  const business = await settingsOwner(providerPaths.settingsHours(), props);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Hours {...business} />
    </Suspense>
  );
}

async function Hours({ providerId, owner }: Awaited<ReturnType<typeof settingsOwner>>) {
  const nowMs = Date.now();
  const stored = await storedSettings(providerId, owner, nowMs);
  const today = businessDateOf(nowMs, stored.settings.provider.time_zone);
  return <HoursEditor stored={stored} today={today} />;
}
