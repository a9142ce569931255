import { redirect } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { TabLinks } from "@/components/ui/navigation/TabLinks";
import { Link } from "@/lib/i18n/navigation";
import { offersPasskeys } from "@/lib/identity/passkeys/relyingParty";
import type { Role } from "@/lib/identity/roles";
import { afterSignIn } from "@/lib/identity/sessions/afterSignIn";
import { authPathsOf, otherRole } from "@/lib/identity/sessions/authPaths";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { customerPaths } from "@/lib/paths";
import { AuthLayout } from "./AuthLayout";
import { registerCustomerAction, registerProviderAction, signInAction } from "./authActions";
import { type AuthPageProps, readAuthPage } from "./authPage";
import { AuthForms } from "./forms/AuthForms";
import { Lead } from "./Lead";
import { PasskeySignIn } from "./passkeys/PasskeySignIn";

const registerActions = { customer: registerCustomerAction, provider: registerProviderAction };

/** The page to sign in or register, in either portal (AUTH-1). */
export async function SignInPage({ portal, ...page }: AuthPageProps & { portal: Role }) {
  const { locale, mode, redirectTo, notice } = await readAuthPage(page);
  setRequestLocale(locale);
  if ((await pageSession(portal)) !== null) redirect(afterSignIn(portal, locale, redirectTo));
  const t = await getTranslations("auth");
  const { auth } = authPathsOf(portal);
  const tab = (of: "login" | "register") => ({
    href: auth({ mode: of, redirectTo }),
    label: t(of === "register" && portal === "provider" ? "registerBusiness" : of),
    current: mode === of,
  });
  return (
    <AuthLayout portal={portal} title={t(`${portal}.${mode}Title`)}>
      <Lead>{t(`${portal}.${mode}Lead`)}</Lead>
      <TabLinks label={t("toggle")} linkComponent={Link} items={[tab("login"), tab("register")]} />
      <div className="mt-6 grid gap-6">
        {notice === null ? null : (
          <Notice
            tone={notice.startsWith("session-ended") ? "info" : "positive"}
            title={notice === "registered" ? t("registered.title") : undefined}
          >
            <p>{notice === "registered" ? t("registered.body") : t(`notices.${notice}`)}</p>
          </Notice>
        )}
        <AuthForms
          portal={portal}
          mode={mode}
          redirectTo={redirectTo}
          actions={{ signIn: signInAction, register: registerActions[portal] }}
        />
        {mode === "login" && offersPasskeys() ? (
          <PasskeySignIn portal={portal} redirectTo={redirectTo} />
        ) : null}
        {portal === "provider" ? null : (
          <p className="border-line border-t pt-5 text-muted">
            {t("find.asGuest")}{" "}
            <TextLink linkComponent={Link} href={customerPaths.findBookings()} tone="ink">
              {t("find.link")}
            </TextLink>
          </p>
        )}
        <p className="border-line border-t pt-5 text-muted">
          {t(`${portal}.other`)}{" "}
          <TextLink linkComponent={Link} href={authPathsOf(otherRole(portal)).auth()} tone="ink">
            {t(`${portal}.otherLink`)}
          </TextLink>
        </p>
      </div>
    </AuthLayout>
  );
}
