import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { OwnAbsences } from "@/components/business/member/OwnAbsences";
import { AbsencesEditor } from "@/components/business/settings/absences/AbsencesEditor";
import { absenceOf } from "@/components/business/settings/absences/absenceValues";
import {
  findMemberSession,
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
  settingsPerson,
} from "@/components/business/settings/settingsPage";
import { PersonChooser } from "@/components/business/settings/staff/PersonChooser";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { serializeUnavailable } from "@/lib/business/serializers";
import { loadPastAbsences } from "@/lib/business/settings/ownSettings";
import { storedSettings } from "@/lib/business/settings/storedSettings";
import { providerPaths } from "@/lib/paths";
import { swedishEves, swedishHolidays } from "@/lib/time/holidays";
import { compareDates } from "@/lib/time/localDate";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("absences", params);
}

export default async function AbsencesPage(props: SettingsPageProps) {
  const member = await findMemberSession(providerPaths.settingsAbsences(), props);
  if (member !== null) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <OwnAbsences session={member} />
      </Suspense>
    );
  }
  const business = await settingsOwner(providerPaths.settingsAbsences(), props);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Absences {...business} searchParams={props.searchParams} />
    </Suspense>
  );
}

type AbsencesProps = Awaited<ReturnType<typeof settingsOwner>> & Pick<SettingsPageProps, "searchParams">;

async function Absences({ providerId, owner, searchParams }: AbsencesProps) {
  const nowMs = Date.now();
  const { people, person } = await settingsPerson(providerId, searchParams);
  const [stored, past] = await Promise.all([
    storedSettings(providerId, owner, nowMs, person?.id),
    loadPastAbsences(providerId, nowMs, person?.id),
  ]);
  return (
    <>
      <PersonChooser people={people} chosen={person?.id ?? null} page="absences" />
      <Editor key={person?.id} stored={stored} past={past} nowMs={nowMs} personName={person?.name} />
    </>
  );
}

type EditorProps = {
  stored: Awaited<ReturnType<typeof storedSettings>>;
  past: Awaited<ReturnType<typeof loadPastAbsences>>;
  nowMs: number;
  personName: string | undefined;
};

function Editor({ stored, past, nowMs, personName }: EditorProps) {
  const names = useTranslations("booking.redDay");
  const eves = useTranslations("providerSettings.redDays.eves");
  const { time_zone: timeZone } = stored.settings.provider;
  const today = businessDateOf(nowMs, timeZone);
  const year = Number(today.slice(0, 4));
  const redDays = [year, year + 1]
    .flatMap((each) => [
      ...swedishHolidays(each).map(({ date, key }) => ({ date, name: names(key), isEve: false })),
      ...swedishEves(each).map(({ date, key }) => ({ date, name: eves(key), isEve: true })),
    ])
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => compareDates(a.date, b.date));
  return (
    <AbsencesEditor
      stored={stored}
      today={today}
      past={past.map((absence) => absenceOf(serializeUnavailable(absence), timeZone))}
      redDays={redDays}
      personName={personName}
    />
  );
}
