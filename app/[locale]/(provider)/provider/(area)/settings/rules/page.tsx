import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { RulesEditor } from "@/components/business/settings/rules/RulesEditor";
import { choicesOf } from "@/components/business/settings/rules/rulesValues";
import {
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
} from "@/components/business/settings/settingsPage";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { storedSettings } from "@/lib/business/settings/storedSettings";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("rules", params);
}

export default async function RulesPage(props: SettingsPageProps) {
  const business = await settingsOwner(providerPaths.settingsRules(), props);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Rules {...business} />
    </Suspense>
  );
}

async function Rules({ providerId, owner }: Awaited<ReturnType<typeof settingsOwner>>) {
  const nowMs = Date.now();
  return <Editor stored={await storedSettings(providerId, owner, nowMs)} nowMs={nowMs} />;
}

type EditorProps = { stored: Awaited<ReturnType<typeof storedSettings>>; nowMs: number };

function Editor({ stored, nowMs }: EditorProps) {
  const t = useTranslations("catalogue.detail");
  const { rules, provider } = stored.settings;
  // The same sentence as on the service's page.
  const texts = choicesOf("free_cancellation_hours", String(rules.free_cancellation_hours)).map((hours) => [
    String(hours),
    hours > 0 ? t("cancellationValue", { hours }) : t("cancellationNone"),
  ]);
  return (
    <RulesEditor
      stored={stored}
      today={businessDateOf(nowMs, provider.time_zone)}
      cancellationTexts={Object.fromEntries(texts)}
    />
  );
}
