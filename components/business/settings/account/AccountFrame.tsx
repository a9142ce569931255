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
  /** Personal details that the password should not contain. */
  known: readonly string[];
  /** The section about stored data, which differs between owners and members. */
  children: ReactNode;
};

/** The account page of an owner or a member: sign-in, language and data. */
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
