import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ProfileSections } from "@/components/account/ProfileSections";
import { SignInFirst } from "@/components/bookings/SignInFirst";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { QuietLink } from "@/components/layout/QuietLink";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { customerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "pages.profile" });
  const title = t("metaTitle");
  return pageMetadata({ locale, path: customerPaths.profile(), title, description: title, index: false });
}

export default async function ProfilePage({ params }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const t = await getTranslations("pages.profile");
  const session = await pageSession("customer");
  const redirectTo = customerPaths.profile();
  return (
    <div className="wrap py-10 sm:py-14">
      <PageHeader
        title={t("title")}
        actions={
          session === null ? null : (
            <ButtonSlot>
              <QuietLink href={customerPaths.bookings()}>{t("bookings")}</QuietLink>
            </ButtonSlot>
          )
        }
      />
      <div className="mt-8">
        {session === null ? (
          <SignInFirst
            title={t("signInTitle")}
            body={t("signInBody")}
            signIn={{ href: customerPaths.auth({ mode: "login", redirectTo }), label: t("signIn") }}
            register={{ href: customerPaths.auth({ mode: "register", redirectTo }), label: t("register") }}
          />
        ) : (
          <ProfileSections session={session} />
        )}
      </div>
    </div>
  );
}
