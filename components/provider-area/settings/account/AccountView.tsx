import { Download } from "lucide-react";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { AccountSection } from "@/components/account/AccountSection";
import { SignInSections } from "@/components/account/SignInSections";
import { ButtonLink } from "@/components/ui/Button";
import { Notice } from "@/components/ui/Notice";
import { brand } from "@/lib/brand";
import { pickMessages } from "@/lib/i18n/messages";
import { Link } from "@/lib/i18n/navigation";
import type { ActiveSession } from "@/lib/identity/activeSession";
import { providerPaths } from "@/lib/paths";
import { LanguageForm } from "./LanguageForm";

type AccountViewProps = {
  session: ActiveSession;
  /** What is known of the person, of which no password should be made. */
  known: readonly string[];
};

/** The account of whoever is signed in for the business: how they sign in, their language, what is kept, and the way out. */
export async function AccountView({ session, known }: AccountViewProps) {
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
        <AccountSection id="data" title={t("data.title")} lead={t("data.lead")}>
          <Downloads />
        </AccountSection>
        <AccountSection id="close" title={t("close.title")} lead={t("close.lead", { brand: brand.name })}>
          <ButtonLink linkComponent={Link} href={providerPaths.closing()}>
            {t("close.open")}
          </ButtonLink>
        </AccountSection>
      </div>
    </NextIntlClientProvider>
  );
}

/** The files with everything that the business has. */
export async function Downloads() {
  const t = await getTranslations("providerAccount.data");
  const locale = await getLocale();
  const icon = <Download aria-hidden="true" />;
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href="/providers/me/export" download icon={icon}>
        {t("export")}
      </ButtonLink>
      <ButtonLink href={`/providers/me/export/bookings.csv?locale=${locale}`} download icon={icon}>
        {t("bookings")}
      </ButtonLink>
    </div>
  );
}
