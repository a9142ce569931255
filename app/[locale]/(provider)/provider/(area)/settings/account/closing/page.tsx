import type { Metadata } from "next";
import { ClosingView } from "@/components/business/settings/account/ClosingView";
import {
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
} from "@/components/business/settings/settingsPage";
import { loadClosing, serializeClosing } from "@/lib/account/closing/closingState";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("closing", params);
}

export default async function ClosingPage(props: SettingsPageProps) {
  const { providerId } = await settingsOwner(providerPaths.closing(), props);
  const nowMs = Date.now();
  return <ClosingView state={serializeClosing(await loadClosing(providerId, nowMs), nowMs)} />;
}
