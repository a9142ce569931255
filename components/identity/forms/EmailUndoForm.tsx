"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { authPathsOf } from "@/lib/identity/sessions/authPaths";
import { customerPaths, providerPaths } from "@/lib/paths";
import { Outcome } from "../Outcome";
import { SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import { TokenForm } from "./TokenForm";
import { useAuthForm } from "./useAuthForm";

type EmailUndoFormProps = {
  action: FormAction;
  portal: Role;
  token: string | undefined;
  /** The change that the link is for; null when the link is invalid. */
  change: { oldEmail: string; newEmail: string } | null;
};

/** Undoes a change of address that somebody else made, and leads to setting a new password. */
export function EmailUndoForm({ action, portal, token, change }: EmailUndoFormProps) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const { reset, forgot } = authPathsOf(portal);
  const { home, contact } = portal === "customer" ? customerPaths : providerPaths;
  const form = useAuthForm({
    action,
    names: ["token"],
    send: (body, locale) => callApi("POST /auth/v1/email-change/undo", { body, locale }),
    failed: t("errors.request"),
    onDone: ({ resetToken }) => {
      // Loads a new document, because every session of the account has ended.
      window.location.assign(localePath(locale, reset({ token: resetToken })));
      return true;
    },
  });
  const { problems, isDone } = form.state;
  const isOver = !isDone && problems?.code === "invalid_token";
  if (token === undefined || change === null || isOver) {
    const kind = token === undefined ? "missing" : "expired";
    return (
      <Outcome>
        <Notice tone="warning" title={t(`emailUndo.${kind}Title`)}>
          <p>{t(`emailUndo.${kind}Body`)}</p>
        </Notice>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink variant="solid" linkComponent={Link} href={forgot()}>
            {t("emailUndo.forgot")}
          </ButtonLink>
          <TextLink standalone linkComponent={Link} href={contact()} tone="ink">
            {t("emailUndo.contact")}
          </TextLink>
        </div>
      </Outcome>
    );
  }
  const names = { old: change.oldEmail, new: change.newEmail };
  return (
    <TokenForm
      form={form}
      portal={portal}
      token={token}
      lead={t("emailUndo.about", names)}
      effect={<p className="[overflow-wrap:anywhere]">{t("emailUndo.effect", names)}</p>}
    >
      <SubmitButton form={form} variant="danger">
        {t("emailUndo.submit")}
      </SubmitButton>
      <p>
        <TextLink standalone linkComponent={Link} href={home()} tone="ink">
          {t("emailUndo.itWasMe")}
        </TextLink>
      </p>
    </TokenForm>
  );
}
