"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { authPathsOf } from "@/lib/identity/sessions/authPaths";
import { customerPaths, providerPaths } from "@/lib/paths";
import { LinkProblem } from "../LinkProblem";
import { Outcome } from "../Outcome";
import { SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import type { Registration } from "./registration";
import { TokenForm } from "./TokenForm";
import { useAuthForm } from "./useAuthForm";

type NotYouFormProps = {
  action: FormAction;
  resendAction: FormAction;
  portal: Role;
  token: string | undefined;
  /** The registration that the link is for; null when the link is invalid. */
  registration: Registration | null;
};

/** Removes a registration that somebody else made with one's address. */
export function NotYouForm({ action, resendAction, portal, token, registration }: NotYouFormProps) {
  const t = useTranslations("auth");
  const form = useAuthForm({
    action,
    names: ["token"],
    send: (body, locale) => callApi("POST /auth/v1/verify-email/reject", { body, locale }),
    failed: t("errors.request"),
    onDone: () => false,
  });
  const { problems, isDone } = form.state;
  if (isDone) return <Removed portal={portal} />;
  if (token === undefined || registration === null || problems?.code === "invalid_token") {
    const isMissing = token === undefined;
    return (
      <LinkProblem
        title={t(isMissing ? "verify.missingTitle" : "verify.expiredTitle")}
        action={resendAction}
        portal={portal}
      >
        {t(isMissing ? "verify.missingBody" : "notYou.expiredBody")}
      </LinkProblem>
    );
  }
  const { email, when } = registration;
  return (
    <TokenForm
      form={form}
      portal={portal}
      token={token}
      lead={t(`notYou.about.${portal}`, { email, when })}
      effect={<p>{t("notYou.effect")}</p>}
    >
      <SubmitButton form={form} variant="danger">
        {t("notYou.submit")}
      </SubmitButton>
      <p>
        <TextLink standalone linkComponent={Link} href={authPathsOf(portal).verify({ token })} tone="ink">
          {t("notYou.itWasMe")}
        </TextLink>
      </p>
    </TokenForm>
  );
}

function Removed({ portal }: { portal: Role }) {
  const t = useTranslations("auth.notYou");
  const { home } = portal === "customer" ? customerPaths : providerPaths;
  return (
    <Outcome>
      <Notice tone="positive" title={t("doneTitle")}>
        <p>{t("doneBody")}</p>
      </Notice>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink variant="solid" linkComponent={Link} href={home()}>
          {t("doneHome")}
        </ButtonLink>
        <TextLink
          standalone
          linkComponent={Link}
          href={authPathsOf(portal).auth({ mode: "register" })}
          tone="ink"
        >
          {t("doneRegister")}
        </TextLink>
      </div>
    </Outcome>
  );
}
