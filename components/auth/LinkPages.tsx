import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Role } from "@/lib/identity/roles";
import { AuthLayout } from "./AuthLayout";
import { forgotAction, resendAction, resetAction, verifyAction } from "./actions";
import { type AuthPageProps, readAuthPage } from "./authPage";
import { ForgotForm } from "./ForgotForm";
import { ResetForm } from "./ResetForm";
import { VerifyForm } from "./VerifyForm";

type PortalPageProps = AuthPageProps & { portal: Role };

/** Asks for the mail with the link to a new password. */
export async function ForgotPage({ portal, ...page }: PortalPageProps) {
  const { locale } = await readAuthPage(page);
  setRequestLocale(locale);
  const t = await getTranslations("auth.forgot");
  return (
    <AuthLayout portal={portal} title={t("title")}>
      <ForgotForm action={forgotAction} portal={portal} />
    </AuthLayout>
  );
}

/** Where that mail's link leads. */
export async function ResetPage({ portal, ...page }: PortalPageProps) {
  const { locale, token } = await readAuthPage(page);
  setRequestLocale(locale);
  const t = await getTranslations("auth.reset");
  return (
    <AuthLayout portal={portal} title={t("title")}>
      <ResetForm action={resetAction} portal={portal} token={token} />
    </AuthLayout>
  );
}

/** Where the link of the mail after registering leads. */
export async function VerifyPage({ portal, ...page }: PortalPageProps) {
  const { locale, token } = await readAuthPage(page);
  setRequestLocale(locale);
  const t = await getTranslations("auth.verify");
  return (
    <AuthLayout portal={portal} title={t("title")}>
      <VerifyForm action={verifyAction} resendAction={resendAction} portal={portal} token={token} />
    </AuthLayout>
  );
}
