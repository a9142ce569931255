import { NextIntlClientProvider } from "next-intl";
import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { AreaFooter } from "@/components/layout/AreaFooter";
import { AreaHeader } from "@/components/layout/AreaHeader";
import { PortalShell } from "@/components/layout/PortalShell";
import { StatusBanner } from "@/components/layout/StatusBanner";
import { loadBusiness } from "@/lib/dashboard/business";
import { toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { pageSession } from "@/lib/identity/requireSession";
import { providerPaths } from "@/lib/paths";
import { loadStatus } from "@/lib/status/loadStatus";

type AreaLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

/** The signed-in business. It shows who is signed in; each page checks for itself that somebody is. */
export default async function ProviderAreaLayout({ children, params }: AreaLayoutProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const session = await pageSession("provider");
  const [business, status] = await Promise.all([
    session?.providerId ? loadBusiness(session.providerId) : null,
    loadStatus(locale, Date.now()),
  ]);
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["providerArea", "common", "form"])}>
      <PortalShell
        homeHref={providerPaths.dashboard()}
        banner={<StatusBanner status={status} />}
        header={<AreaHeader email={session?.user.email ?? null} slug={business?.slug ?? null} />}
        footer={<AreaFooter />}
      >
        <div className="wrap pt-5 sm:pt-10">{children}</div>
      </PortalShell>
    </NextIntlClientProvider>
  );
}
