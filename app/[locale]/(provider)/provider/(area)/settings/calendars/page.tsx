import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { ListSkeleton } from "@/components/business/ListSkeleton";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { CalendarList } from "@/components/business/settings/calendars/CalendarList";
import type { SettingsPageProps } from "@/components/business/settings/settingsPage";
import { loadBusiness } from "@/lib/business/business";
import { listCalendars } from "@/lib/calendarSync/listCalendars";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { messagesFor, pickMessages } from "@/lib/i18n/messages";
import { type BusinessScope, businessScopeOf, isMember } from "@/lib/identity/sessions/businessScope";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: "calendars" });
  return { title: t("metaTitle"), robots: { index: false, follow: false } };
}

/** An owner's calendars, or a member's own. */
export default async function CalendarsPage({ params, searchParams }: SettingsPageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const back = pathWithQuery(providerPaths.settingsCalendars(), await searchParams);
  const session = await requirePageSession("provider", back, { allowsMembers: true });
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Calendars scope={businessScopeOf(session)} ofMember={isMember(session)} locale={locale} />
    </Suspense>
  );
}

type CalendarsProps = { scope: BusinessScope; ofMember: boolean; locale: Locale };

async function Calendars({ scope, ofMember, locale }: CalendarsProps) {
  const [{ companyName, timeZone }, calendars] = await Promise.all([
    loadBusiness(scope.providerId),
    listCalendars(scope, Date.now()),
  ]);
  const { passkeys, password } = messagesFor(locale).account.profile;
  return (
    <NextIntlClientProvider
      messages={{
        ...pickMessages(locale, ["calendars", "common", "form"]),
        account: { profile: { passkeys, password } },
      }}
    >
      <CalendarList
        calendars={calendars}
        companyName={companyName}
        timeZone={timeZone}
        isOwnPage={ofMember}
      />
    </NextIntlClientProvider>
  );
}
