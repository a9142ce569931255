import { Download } from "lucide-react";
import { NextIntlClientProvider } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { PasskeyOwner } from "@/components/identity/passkeys/PasskeyOwner";
import { ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { pickMessages } from "@/lib/i18n/messages";
import { hasPasskey } from "@/lib/identity/passkeys/ownPasskeys";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { AccountSection } from "./AccountSection";
import { DeleteAccount } from "./DeleteAccount";
import { ProfileForm } from "./ProfileForm";
import { SignInSections } from "./SignInSections";

/** The sections of a customer's account: profile, sign-in, sessions and stored data. */
export async function ProfileSections({ session }: { session: ActiveSession }) {
  const t = await getTranslations("account.profile");
  const locale = await getLocale();
  const { user } = session;
  return (
    <NextIntlClientProvider messages={pickMessages(locale, ["account", "common", "form"])}>
      <PasskeyOwner hasPasskey={await hasPasskey(user.id)}>
        <div className="grid grid-cols-1 gap-10 [&>section:not(:first-of-type)]:border-line [&>section:not(:first-of-type)]:border-t [&>section:not(:first-of-type)]:pt-10">
          <noscript>
            <Notice tone="info">{t("noScript")}</Notice>
          </noscript>
          <AccountSection id="person" title={t("person")}>
            <ProfileForm person={user} />
          </AccountSection>
          <SignInSections session={session} known={[user.fullName, user.email]} />
          <AccountSection id="data" title={t("data.title")} lead={t("data.lead")}>
            <div className="flex flex-wrap gap-2">
              <ButtonLink href="/customers/me/export" download icon={<Download aria-hidden="true" />}>
                {t("data.export")}
              </ButtonLink>
              <DeleteAccount />
            </div>
          </AccountSection>
        </div>
      </PasskeyOwner>
    </NextIntlClientProvider>
  );
}
