import type { Metadata } from "next";
import { AccountView } from "@/components/provider-area/settings/account/AccountView";
import {
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
} from "@/components/provider-area/settings/settingsPage";
import { loadBusiness } from "@/lib/dashboard/business";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("account", params);
}

export default async function AccountPage(props: SettingsPageProps) {
  const { session, providerId } = await settingsOwner(providerPaths.settingsAccount(), props);
  const { companyName } = await loadBusiness(providerId);
  return <AccountView session={session} known={[companyName, session.user.email]} />;
}
