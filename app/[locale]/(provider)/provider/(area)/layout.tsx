import { NextIntlClientProvider } from "next-intl";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { ClosingNotice } from "@/components/business/settings/account/ClosingNotice";
import { SetupProgress } from "@/components/business/setup/SetupProgress";
import { AreaFooter } from "@/components/layout/footer/AreaFooter";
import { AreaHeader } from "@/components/layout/header/AreaHeader";
import { PortalShell } from "@/components/layout/shell/PortalShell";
import { StatusBanner } from "@/components/layout/shell/StatusBanner";
import { loadBusiness } from "@/lib/business/business";
import { loadOnboarding } from "@/lib/business/setup/onboarding";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { isMember } from "@/lib/identity/sessions/businessScope";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { loadStatus } from "@/lib/status/loadStatus";

type AreaLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

/** The pages of the signed-in business. This layout shows who is signed in; each page checks the session itself. */
export default async function ProviderAreaLayout({ children, params }: AreaLayoutProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const session = await pageSession("provider");
  const nowMs = Date.now();
  const providerId = session?.providerId ?? null;
  const [business, status] = await Promise.all([
    providerId === null ? null : loadBusiness(providerId),
    loadStatus(locale, nowMs),
  ]);
  const isOwner = session !== null && !isMember(session);
  const onboarding = business === null || !isOwner ? null : await loadOnboarding(business, nowMs);
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["providerArea", "common", "form"])}>
      <PortalShell
        homeHref={providerPaths.dashboard()}
        banner={<StatusBanner status={status} />}
        header={
          <AreaHeader
            email={session?.user.email ?? null}
            slug={business?.closingSince ? null : (business?.slug ?? null)}
            isMember={session !== null && isMember(session)}
          />
        }
        footer={<AreaFooter />}
      >
        <div className="wrap pt-5 sm:pt-10">
          {business?.closingSince ? (
            <ClosingNotice isOwner={isOwner} />
          ) : onboarding === null ? null : (
            <SetupProgress onboarding={onboarding} />
          )}
          {children}
        </div>
      </PortalShell>
    </NextIntlClientProvider>
  );
}
