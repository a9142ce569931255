import { cookies } from "next/headers";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";
import { findEmailChange } from "@/lib/identity/addresses/confirmEmailChange";
import { findUndo } from "@/lib/identity/addresses/undoEmailChange";
import { findVerification } from "@/lib/identity/addresses/verifyEmail";
import { isResetLinkValid } from "@/lib/identity/passwords/newPassword";
import type { Role } from "@/lib/identity/roles";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { formatMomentInSweden } from "@/lib/time/format";
import { AuthLayout } from "./AuthLayout";
import {
  confirmEmailAction,
  forgotAction,
  rejectAction,
  resendAction,
  resetAction,
  undoEmailAction,
  verifyAction,
} from "./authActions";
import { type AuthPageProps, readAuthPage } from "./authPage";
import { EmailChangeForm } from "./forms/EmailChangeForm";
import { EmailUndoForm } from "./forms/EmailUndoForm";
import { ForgotForm } from "./forms/ForgotForm";
import { NotYouForm } from "./forms/NotYouForm";
import { ResetForm } from "./forms/ResetForm";
import type { Registration } from "./forms/registration";
import { VerifyForm } from "./forms/VerifyForm";

type PortalPageProps = AuthPageProps & { portal: Role };

/** The page that mails a link to set a new password. */
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

/** The page of that link. */
export async function ResetPage({ portal, ...page }: PortalPageProps) {
  const { locale, token } = await readAuthPage(page);
  setRequestLocale(locale);
  const t = await getTranslations("auth.reset");
  return (
    <AuthLayout portal={portal} title={t("title")}>
      <ResetForm
        action={resetAction}
        portal={portal}
        token={token}
        isValid={token !== undefined && (await isResetLinkValid(token))}
      />
    </AuthLayout>
  );
}

/** The page of the link in the mail after registering. */
export async function VerifyPage({ portal, ...page }: PortalPageProps) {
  const { locale, token } = await readAuthPage(page);
  setRequestLocale(locale);
  const t = await getTranslations("auth.verify");
  return (
    <AuthLayout portal={portal} title={t("title")}>
      <VerifyForm
        action={verifyAction}
        resendAction={resendAction}
        portal={portal}
        token={token}
        registration={await registrationOf(token, locale)}
      />
    </AuthLayout>
  );
}

/** The page of the other link in that mail, for the owner of the address who did not register. */
export async function NotYouPage({ portal, ...page }: PortalPageProps) {
  const { locale, token } = await readAuthPage(page);
  setRequestLocale(locale);
  const t = await getTranslations("auth.notYou");
  return (
    <AuthLayout portal={portal} title={t("title")}>
      <NotYouForm
        action={rejectAction}
        resendAction={resendAction}
        portal={portal}
        token={token}
        registration={await registrationOf(token, locale)}
      />
    </AuthLayout>
  );
}

/** The page of the link in the mail to a new address. */
export async function EmailChangePage({ portal, ...page }: PortalPageProps) {
  const { locale, token } = await readAuthPage(page);
  setRequestLocale(locale);
  const t = await getTranslations("auth.newEmail");
  return (
    <AuthLayout portal={portal} title={t("title")}>
      <EmailChangeForm
        action={confirmEmailAction}
        portal={portal}
        token={token}
        change={token === undefined ? null : await findEmailChange(token, await cookies())}
        isSignedIn={(await pageSession(portal)) !== null}
      />
    </AuthLayout>
  );
}

/** The page of the link in the mail to the old address, which undoes the change. */
export async function EmailUndoPage({ portal, ...page }: PortalPageProps) {
  const { locale, token } = await readAuthPage(page);
  setRequestLocale(locale);
  const t = await getTranslations("auth.emailUndo");
  return (
    <AuthLayout portal={portal} title={t("title")}>
      <EmailUndoForm
        action={undoEmailAction}
        portal={portal}
        token={token}
        change={token === undefined ? null : await findUndo(token)}
      />
    </AuthLayout>
  );
}

async function registrationOf(token: string | undefined, locale: Locale): Promise<Registration | null> {
  const found = token === undefined ? null : await findVerification(token, await cookies());
  if (found === null) return null;
  const { email, registeredAt, needs } = found;
  return { email, when: formatMomentInSweden(registeredAt.getTime(), locale), needs };
}
