"use client";

import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { Link } from "@/lib/i18n/navigation";
import type { Role } from "@/lib/identity/roles";
import { authPathsOf } from "@/lib/identity/sessions/authPaths";
import { customerPaths, providerPaths } from "@/lib/paths";
import { Lead } from "../Lead";
import { LinkProblem } from "../LinkProblem";
import { Outcome } from "../Outcome";
import { FormNotice, HiddenFields } from "./AuthFields";
import type { FormAction } from "./formState";
import type { Registration } from "./registration";
import { useAuthForm } from "./useAuthForm";

type NotYouFormProps = {
  action: FormAction;
  resendAction: FormAction;
  portal: Role;
  token: string | undefined;
  /** What the link is about; null when it does not count. */
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
    <>
      <Lead>
        <span className="[overflow-wrap:anywhere]">{t(`notYou.about.${portal}`, { email, when })}</span>
      </Lead>
      <form {...form.formProps} className="grid grid-cols-1 gap-5">
        <HiddenFields portal={portal} />
        <input type="hidden" name="token" value={token} />
        <p>{t("notYou.effect")}</p>
        <FormNotice form={form} />
        <Button
          type="submit"
          variant="danger"
          size="lg"
          block
          loading={form.isBusy}
          loadingLabel={t("working")}
        >
          {t("notYou.submit")}
        </Button>
        <p>
          <TextLink standalone linkComponent={Link} href={authPathsOf(portal).verify({ token })} tone="ink">
            {t("notYou.itWasMe")}
          </TextLink>
        </p>
      </form>
    </>
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
