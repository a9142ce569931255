import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import { Suspense } from "react";
import { areaMetadata } from "@/components/business/areaMetadata";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { PayoutsSection } from "@/components/business/settings/PayoutsSection";
import { ProfileEditor } from "@/components/business/settings/profile/ProfileEditor";
import { RegisteredFacts } from "@/components/business/settings/profile/RegisteredFacts";
import { type SettingsPageProps, settingsOwner } from "@/components/business/settings/settingsPage";
import { hasPage, hasPayouts, loadBusiness } from "@/lib/business/business";
import { storedSettings } from "@/lib/business/settings/storedSettings";
import { providerCards } from "@/lib/directory/search/searchProviders";
import { env } from "@/lib/env";
import { messagesFor, pickMessages } from "@/lib/i18n/messages";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  return areaMetadata("settings", params);
}

export default async function ProfilePage(props: SettingsPageProps) {
  const business = await settingsOwner(providerPaths.settings(), props);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Profile {...business} />
    </Suspense>
  );
}

async function Profile({ providerId, owner }: Awaited<ReturnType<typeof settingsOwner>>) {
  const now = Date.now();
  const locale = await getLocale();
  const [stored, business, [card = null]] = await Promise.all([
    storedSettings(providerId, owner, now),
    loadBusiness(providerId),
    providerCards([providerId], { now, locale }),
  ]);
  const { card: cardTexts, ribbon } = messagesFor(locale).catalogue;
  const messages = pickMessages(locale, ["providerArea", "providerSettings", "common", "form"]);
  return (
    // The card beside the form is that of the directory, with the directory's texts.
    <NextIntlClientProvider messages={{ ...messages, catalogue: { card: cardTexts, ribbon } }}>
      <ProfileEditor
        stored={stored}
        card={card}
        hasGeocoder={env().GEOCODER_URL !== undefined}
        hasPage={hasPage(business)}
      />
      <div className="mt-14 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <RegisteredFacts provider={stored.settings.provider} categories={card?.categories ?? []} />
        <PayoutsSection isConnected={hasPayouts(business)} />
      </div>
    </NextIntlClientProvider>
  );
}
