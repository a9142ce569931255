import type { Metadata } from "next";
import { OwnAccount } from "@/components/business/member/OwnAccount";
import { AccountView } from "@/components/business/settings/account/AccountView";
import {
  findMemberSession,
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
} from "@/components/business/settings/settingsPage";
import { loadBusiness } from "@/lib/business/business";
import { providerPaths } from "@/lib/paths";
import { hasColleagues } from "@/lib/staff/hasColleagues";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("account", params);
}

export default async function AccountPage(props: SettingsPageProps) {
  const path = providerPaths.settingsAccount();
  const member = await findMemberSession(path, props);
  if (member !== null) return <OwnAccount session={member} />;
  const { session, providerId } = await settingsOwner(path, props);
  const [{ companyName }, isTeam] = await Promise.all([loadBusiness(providerId), hasColleagues(providerId)]);
  return <AccountView session={session} known={[companyName, session.user.email]} worksAlone={!isTeam} />;
}
