import { NextIntlClientProvider } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { SettingsTabs } from "@/components/business/settings/SettingsTabs";
import { PasskeyOwner } from "@/components/identity/passkeys/PasskeyOwner";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { hasPasskey } from "@/lib/identity/passkeys/ownPasskeys";
import { isMember } from "@/lib/identity/sessions/businessScope";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { hasColleagues } from "@/lib/staff/hasColleagues";

type SettingsLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

/**
 * What the pages of the settings have in common; each checks the session itself. A member has two of them.
 */
export default async function SettingsLayout({ children, params }: SettingsLayoutProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: "providerArea.settings" });
  const messages = pickMessages(locale, ["providerArea", "providerSettings", "common", "form"]);
  const session = await pageSession("provider");
  const head =
    session !== null && isMember(session) ? null : (
      <>
        <PageHeader title={t("title")} lead={t("lead")} className="mb-6" />
        <SettingsTabs hasColleagues={session?.providerId ? await hasColleagues(session.providerId) : false} />
      </>
    );
  return (
    <NextIntlClientProvider messages={messages}>
      {head}
      <PasskeyOwner hasPasskey={session !== null && (await hasPasskey(session.user.id))}>
        {children}
      </PasskeyOwner>
    </NextIntlClientProvider>
  );
}
