import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AccountSection } from "@/components/account/AccountSection";
import { SignInSections } from "@/components/account/SignInSections";
import { Notice } from "@/components/ui/feedback/Notice";
import { pickMessages } from "@/lib/i18n/messages";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { LanguageForm } from "./LanguageForm";

type AccountFrameProps = {
  session: ActiveSession;
  /** What is known of the person, of which no password should be made. */
  known: readonly string[];
  /** What becomes of the data, which an owner and a member are told differently. */
  children: ReactNode;
};

/** The account of whoever signs in for a business, owner or member: how they sign in, and their language. */
export async function AccountFrame({ session, known, children }: AccountFrameProps) {
  const t = await getTranslations("providerAccount");
  const locale = await getLocale();
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["account", "providerAccount", "common", "form"])}>
      <div className="mt-8 grid max-w-2xl grid-cols-1 gap-12">
        <noscript>
          <Notice tone="info">{t("noScript")}</Notice>
        </noscript>
        <SignInSections session={session} known={known} />
        <AccountSection id="language" title={t("language.title")} lead={t("language.lead")}>
          <LanguageForm locale={session.user.locale} />
        </AccountSection>
        {children}
      </div>
    </NextIntlClientProvider>
  );
}
