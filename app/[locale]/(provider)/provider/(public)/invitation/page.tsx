import type { Metadata } from "next";
import { cookies } from "next/headers";
import { NextIntlClientProvider } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AuthLayout } from "@/components/identity/AuthLayout";
import { acceptInvitationAction } from "@/components/identity/authActions";
import { type AuthPageProps, readAuthPage } from "@/components/identity/authPage";
import { InvitationForm } from "@/components/identity/forms/InvitationForm";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { pickMessages } from "@/lib/i18n/messages";
import { providerPaths } from "@/lib/paths";
import { openInvitation } from "@/lib/providers/members/invitation";

export const dynamic = "force-dynamic";

export async function generateMetadata(props: AuthPageProps): Promise<Metadata> {
  const { locale } = await readAuthPage(props);
  const t = await getTranslations({ locale, namespace: "access.invitation" });
  const [title, path] = [t("metaTitle"), providerPaths.invitation()];
  return {
    ...pageMetadata({ locale, path, title, description: title, index: false }),
    // The address holds a token, which must not reach other sites as a referrer.
    referrer: "same-origin",
  };
}

/** The page that the mail with an invitation links to. */
export default async function InvitationPage(props: AuthPageProps) {
  const { locale, token = "" } = await readAuthPage(props);
  setRequestLocale(locale);
  const t = await getTranslations("access.invitation");
  const invitation = token === "" ? null : await openInvitation(token, await cookies());
  const title = invitation === null ? t("titleGone") : t("title", { company: invitation.companyName });
  return (
    <AuthLayout portal="provider" title={title}>
      <NextIntlClientProvider messages={pickMessages(locale, ["auth", "common", "access"])}>
        <InvitationForm action={acceptInvitationAction} token={token} invitation={invitation} />
      </NextIntlClientProvider>
    </AuthLayout>
  );
}
