"use client";

import { useLocale, useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { callApi } from "@/lib/api/client";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { afterSignIn } from "@/lib/identity/sessions/afterSignIn";
import { authPathsOf, otherRole } from "@/lib/identity/sessions/authPaths";
import { EmailField, FormNotice, HiddenFields, PasswordField, SubmitButton } from "./AuthFields";
import { type CredentialsDraft, draftProps } from "./credentialsDraft";
import type { FormAction } from "./formState";
import { useAuthForm } from "./useAuthForm";

type SignInFormProps = {
  action: FormAction;
  portal: Role;
  redirectTo: string | undefined;
  draft: CredentialsDraft;
};

export function SignInForm({ action, portal, redirectTo, draft }: SignInFormProps) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const paths = authPathsOf(portal);
  const form = useAuthForm({
    action,
    names: ["email", "password"],
    send: (values, locale) => callApi("POST /auth/v1/login", { body: { ...values, role: portal }, locale }),
    failed: t("errors.login"),
    hasToast: true,
    onDone: () => {
      // Loads a new document, so that the router's cache has no page rendered for a guest.
      window.location.replace(afterSignIn(portal, locale, redirectTo));
      return true;
    },
  });
  const code = form.state.problems?.code;
  const other = otherRole(portal);
  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-5">
      <HiddenFields portal={portal} redirectTo={redirectTo} />
      <FormNotice
        form={form}
        action={
          code === "wrong_role" ? (
            <TextLink linkComponent={Link} href={authPathsOf(other).auth()}>
              {t(`wrongPortalLink.${other}`)}
            </TextLink>
          ) : code === "too_many_requests" ? (
            <TextLink linkComponent={Link} href={paths.forgot()}>
              {t("tooManyTries")}
            </TextLink>
          ) : null
        }
      />
      <EmailField form={form} {...draftProps(draft, "email")} />
      <PasswordField form={form} label={t("password")} {...draftProps(draft, "password")} />
      <SubmitButton form={form}>{t("submitLogin")}</SubmitButton>
      <p>
        <TextLink linkComponent={Link} href={paths.forgot()} tone="ink">
          {t("forgotLink")}
        </TextLink>
      </p>
    </form>
  );
}
