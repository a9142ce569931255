import { NextIntlClientProvider } from "next-intl";
import { setRequestLocale } from "next-intl/server";
import { cache, type ReactNode } from "react";
import { NoticesBell } from "@/components/business/notices/NoticesBell";
import { ClosingNotice } from "@/components/business/settings/account/ClosingNotice";
import { SetupProgress } from "@/components/business/setup/SetupProgress";
import { AreaFooter } from "@/components/layout/footer/AreaFooter";
import { AreaHeader } from "@/components/layout/header/AreaHeader";
import { PortalShell } from "@/components/layout/shell/PortalShell";
import { StatusBanner } from "@/components/layout/shell/StatusBanner";
import { hasPage, loadBusiness } from "@/lib/business/business";
import { loadOnboarding } from "@/lib/business/setup/onboarding";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { isMember } from "@/lib/identity/sessions/businessScope";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";
import { loadStatus } from "@/lib/status/loadStatus";

type AreaLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> };

/**
 * The pages of the signed-in business. This layout shows who is signed in; each page checks the session itself. Its parts read
 * what they show by themselves, so that no page waits for them before it reads its own.
 */
export default async function ProviderAreaLayout({ children, params }: AreaLayoutProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <NextIntlClientProvider
      messages={pickMessages(locale, [
        "providerArea",
        "money",
        "desk",
        "deskPayments",
        "disputes",
        "common",
        "form",
        "workday",
        "notices",
      ])}
    >
      <PortalShell
        homeHref={providerPaths.dashboard()}
        banner={<Status locale={locale} />}
        header={<Header />}
        footer={<AreaFooter />}
      >
        <div className="wrap pt-5 sm:pt-10">
          <Setup />
          {children}
        </div>
      </PortalShell>
    </NextIntlClientProvider>
  );
}

/** The business that is signed in, read once for each request. */
const ownBusiness = cache(async () => {
  const session = await pageSession("provider");
  return session?.providerId ? loadBusiness(session.providerId) : null;
});

async function Status({ locale }: { locale: Locale }) {
  return <StatusBanner status={await loadStatus(locale, Date.now())} />;
}

async function Header() {
  const [session, business] = await Promise.all([pageSession("provider"), ownBusiness()]);
  return (
    <AreaHeader
      email={session?.user.email ?? null}
      slug={business !== null && business.closingSince === null && hasPage(business) ? business.slug : null}
      isMember={session !== null && isMember(session)}
      bell={session?.providerId ? <NoticesBell /> : null}
    />
  );
}

/** What is left to do before the business is live, or that it is being closed. */
async function Setup() {
  const [session, business] = await Promise.all([pageSession("provider"), ownBusiness()]);
  if (session === null || business === null) return null;
  const isOwner = !isMember(session);
  if (business.closingSince) return <ClosingNotice isOwner={isOwner} />;
  return isOwner ? <SetupProgress onboarding={await loadOnboarding(business, Date.now())} /> : null;
}
