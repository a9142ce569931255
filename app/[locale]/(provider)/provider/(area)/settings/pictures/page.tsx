import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { PicturesPage } from "@/components/business/pictures/PicturesPage";
import {
  type SettingsPageProps,
  settingsMetadata,
  settingsOwner,
} from "@/components/business/settings/settingsPage";
import { providerPaths } from "@/lib/paths";
import { loadPeopleShown } from "@/lib/pictures/loadPeopleShown";
import { loadOwnPictures } from "@/lib/pictures/queries";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return settingsMetadata("pictures", params);
}

export default async function SettingsPicturesPage(props: SettingsPageProps) {
  const business = await settingsOwner(providerPaths.settingsPictures(), props);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Pictures {...business} />
    </Suspense>
  );
}

async function Pictures({ providerId }: { providerId: string }) {
  const [pictures, people] = await Promise.all([loadOwnPictures(providerId), loadPeopleShown(providerId)]);
  const gallery = pictures.filter(
    ({ serviceId, staffMemberId }) => serviceId === null && staffMemberId === null,
  );
  return <PicturesPage gallery={gallery} people={people} />;
}
