import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AreaHeading } from "@/components/business/AreaHeading";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { NoScript, NoticesForm } from "@/components/business/settings/notices/NoticesForm";
import type { SettingsPageProps } from "@/components/business/settings/settingsPage";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { ownNoticeSettings } from "@/lib/bookings/notices/noticeSettings";
import { loadBusiness } from "@/lib/business/business";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { businessScopeOf, isMember } from "@/lib/identity/sessions/businessScope";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { hasColleagues } from "@/lib/staff/hasColleagues";

export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: SettingsPageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "notices.settings" });
  return { title: t("metaTitle"), robots: { index: false, follow: false } };
}

/** What whoever is signed in is told of bookings; an owner's and a member's. */
export default async function NoticesPage({ params, searchParams }: SettingsPageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const back = pathWithQuery(providerPaths.settingsNotices(), await searchParams);
  const session = await requirePageSession("provider", back, { allowsMembers: true });
  const scope = businessScopeOf(session);
  const [stored, business, isTeam, t] = await Promise.all([
    ownNoticeSettings(scope),
    loadBusiness(scope.providerId),
    hasColleagues(scope.providerId),
    getTranslations("notices.settings"),
  ]);
  const texts = { title: t("title"), lead: t("lead") };
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["notices", "common", "form"])}>
      {isMember(session) ? (
        <PageHeader {...texts} />
      ) : (
        <div className="mt-8 max-w-2xl">
          <AreaHeading id="notices-settings" {...texts} />
        </div>
      )}
      <NoScript />
      <NoticesForm
        stored={stored}
        email={session.user.email}
        businessEmail={business.email}
        hasColleagues={isTeam}
      />
    </NextIntlClientProvider>
  );
}
