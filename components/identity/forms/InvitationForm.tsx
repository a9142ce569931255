"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { Lead } from "../Lead";
import { Outcome } from "../Outcome";
import { FormNotice, HiddenFields, PasswordField, SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import { AccountProof } from "./TokenForm";
import { useAuthForm } from "./useAuthForm";

/** The invitation, as its page shows it. */
type InvitationShown = {
  companyName: string;
  email: string;
  role: "owner" | "member";
  standing: "new" | "account" | "signedIn" | "otherBusiness" | "customer";
  hasPasskey: boolean;
};

type InvitationFormProps = {
  action: FormAction;
  token: string;
  /** null when the link is invalid. */
  invitation: InvitationShown | null;
};

/**
 * Accepts an invitation to a sign-in of a business. It takes the press of a button, since mail programs open links by
 * themselves.
 */
export function InvitationForm({ action, token, invitation }: InvitationFormProps) {
  const t = useTranslations("access.invitation");
  const auth = useTranslations("auth");
  const locale = useLocale();
  const form = useAuthForm({
    action,
    names: ["token", "password"],
    send: ({ token, password }, locale) =>
      callApi("POST /auth/v1/invitations/accept", {
        body: password === "" ? { token } : { token, password },
        locale,
      }),
    failed: auth("errors.request"),
    onDone: () => {
      // Loads a new document, so that the router's cache has no page rendered for a guest.
      window.location.replace(localePath(locale, providerPaths.dashboard()));
      return true;
    },
  });
  if (invitation === null || form.state.problems?.code === "invalid_token") {
    return <Refused title={t("goneTitle")}>{t("goneBody")}</Refused>;
  }
  const { email, role, standing, hasPasskey } = invitation;
  const submit = <SubmitButton form={form}>{t("accept")}</SubmitButton>;
  if (standing === "otherBusiness" || standing === "customer") {
    return <Refused title={t(`${standing}Title`)}>{t(`${standing}Body`, { email })}</Refused>;
  }
  return (
    <>
      <Lead>
        <span className="[overflow-wrap:anywhere]">{t(`lead.${standing}`, { email, role })}</span>
      </Lead>
      <form {...form.formProps} className="grid grid-cols-1 gap-5">
        <HiddenFields portal="provider" />
        <input type="hidden" name="token" value={token} />
        {/* Lets password managers store the address with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <FormNotice form={form} />
        {standing === "account" ? (
          <AccountProof
            form={form}
            portal="provider"
            needs={{ byPassword: true, byPasskey: hasPasskey }}
            sendPasskey={(passkey, locale) =>
              callApi("POST /auth/v1/invitations/accept", { body: { token, passkey }, locale })
            }
          >
            {submit}
          </AccountProof>
        ) : (
          <>
            {standing === "new" ? <PasswordField form={form} isNew label={auth("password")} /> : null}
            {submit}
          </>
        )}
        {standing === "account" ? (
          <p>
            <TextLink linkComponent={Link} href={providerPaths.authForgot()} tone="ink">
              {auth("forgotLink")}
            </TextLink>
          </p>
        ) : null}
      </form>
    </>
  );
}

function Refused({ title, children }: { title: string; children: string }) {
  const t = useTranslations("access.invitation");
  return (
    <Outcome>
      <Notice tone="warning" title={title}>
        <p className="[overflow-wrap:anywhere]">{children}</p>
      </Notice>
      <p className="mt-5">
        <ButtonLink variant="solid" linkComponent={Link} href={providerPaths.auth()}>
          {t("toSignIn")}
        </ButtonLink>
      </p>
    </Outcome>
  );
}
