import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/provider-area/ListSkeleton";
import { AbsencesEditor } from "@/components/provider-area/settings/absences/AbsencesEditor";
import { absenceOf } from "@/components/provider-area/settings/absences/absenceValues";
import {
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
} from "@/components/provider-area/settings/settingsPage";
import { businessDateOf } from "@/lib/availability/openWindow";
import { loadPastAbsences } from "@/lib/dashboard/pastAbsences";
import { serializeUnavailable } from "@/lib/dashboard/serializers";
import { storedSettings } from "@/lib/dashboard/storedSettings";
import { providerPaths } from "@/lib/paths";
import { swedishHolidays } from "@/lib/time/holidays";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("absences", params);
}

export default async function AbsencesPage(props: SettingsPageProps) {
  const business = await settingsOwner(providerPaths.settingsAbsences(), props);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Absences {...business} />
    </Suspense>
  );
}

async function Absences({ providerId, owner }: Awaited<ReturnType<typeof settingsOwner>>) {
  const nowMs = Date.now();
  const [stored, past] = await Promise.all([
    storedSettings(providerId, owner, nowMs),
    loadPastAbsences(providerId, nowMs),
  ]);
  return <Editor stored={stored} past={past} nowMs={nowMs} />;
}

type EditorProps = {
  stored: Awaited<ReturnType<typeof storedSettings>>;
  past: Awaited<ReturnType<typeof loadPastAbsences>>;
  nowMs: number;
};

function Editor({ stored, past, nowMs }: EditorProps) {
  const names = useTranslations("booking.redDay");
  const { time_zone: timeZone } = stored.settings.provider;
  const today = businessDateOf(nowMs, timeZone);
  const year = Number(today.slice(0, 4));
  const redDays = [...swedishHolidays(year), ...swedishHolidays(year + 1)]
    .filter(({ date }) => date >= today)
    .map(({ date, key }) => ({ date, name: names(key) }));
  return (
    <AbsencesEditor
      stored={stored}
      today={today}
      past={past.map((absence) => absenceOf(serializeUnavailable(absence), timeZone))}
      redDays={redDays}
    />
  );
}
