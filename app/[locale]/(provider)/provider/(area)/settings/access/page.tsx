import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import type { SettingsPageProps } from "@/components/business/settings/settingsPage";
import { AccessList } from "@/components/business/signIns/AccessList";
import { loadBusiness } from "@/lib/business/business";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { listAccess } from "@/lib/providers/members/listAccess";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: "access" });
  return { title: t("metaTitle"), robots: { index: false, follow: false } };
}

export default async function AccessPage({ params, searchParams }: SettingsPageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const back = pathWithQuery(providerPaths.settingsAccess(), await searchParams);
  const session = await requirePageSession("provider", back);
  return (
    <Suspense fallback={<ListSkeleton />}>
      <People providerId={ownProviderId(session)} you={session.user} locale={locale} />
    </Suspense>
  );
}

type PeopleProps = { providerId: string; you: ActiveSession["user"]; locale: Locale };

async function People({ providerId, you, locale }: PeopleProps) {
  const [{ companyName, timeZone }, everybody] = await Promise.all([
    loadBusiness(providerId),
    listAccess(providerId, you.id, Date.now()),
  ]);
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["access", "auth", "common", "form"])}>
      <AccessList
        everybody={everybody}
        companyName={companyName}
        timeZone={timeZone}
        unconfirmed={you.emailVerified ? null : you.email}
      />
    </NextIntlClientProvider>
  );
}
