"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Badge } from "@/components/ui/display/Badge";
import { Notice } from "@/components/ui/feedback/Notice";
import { notify } from "@/components/ui/overlays/notify";
import { type ApiResult, callApi } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { EmailChangeFields } from "./EmailChangeFields";

export type PendingEmail = { email: string; until: string };

type EmailAddressProps = {
  portal: Role;
  email: string;
  isVerified: boolean;
  pending: PendingEmail | null;
  /** Mails the link that confirms the current address again. */
  children: ReactNode;
};

/** The sign-in address, a new address that is not confirmed yet, and the form to change it. */
export function EmailAddress({ portal, email, isVerified, pending, children }: EmailAddressProps) {
  const t = useTranslations("account.profile");
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  /** The form is removed with its fields, so the focus moves to the address. */
  function close() {
    setOpen(false);
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className="grid grid-cols-1 gap-5 rounded-sm outline-offset-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{email}</span>
        <Badge tone={isVerified ? "positive" : "warning"}>{t(isVerified ? "verified" : "unverified")}</Badge>
      </p>
      {isVerified ? null : (
        <div className="grid max-w-[60ch] gap-3">
          {portal === "customer" ? <p className="text-muted">{t("unverifiedText")}</p> : null}
          {children}
        </div>
      )}
      {pending === null ? null : <Pending portal={portal} pending={pending} isVerified={isVerified} />}
      {isOpen ? (
        <EmailChangeFields portal={portal} onClose={close} />
      ) : (
        <Button onClick={() => setOpen(true)} className="justify-self-start noscript:hidden">
          {t("emailChange.open")}
        </Button>
      )}
    </div>
  );
}

type PendingProps = { portal: Role; pending: PendingEmail; isVerified: boolean };

function Pending({ portal, pending, isVerified }: PendingProps) {
  const t = useTranslations("account.profile.emailChange");
  const refresh = useRefresh();
  const { message, isBusy, send } = useSend(portal);
  const query = { role: portal };

  async function settle(call: () => Promise<ApiResult<unknown>>, title: string) {
    if ((await send(call)) === null) return;
    await refresh();
    notify({ tone: "success", title });
  }

  return (
    <Notice tone="info" title={t("pendingTitle", { email: pending.email })}>
      <div className="grid gap-3 [overflow-wrap:anywhere]">
        <p>{t("pending", pending)}</p>
        {isVerified ? <p>{t("told")}</p> : null}
        <FormProblem message={message} />
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <Button
            size="sm"
            loading={isBusy}
            onClick={() => settle(() => callApi("POST /auth/v1/email-change/resend", { query }), t("resent"))}
          >
            {t("resend")}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={isBusy}
            onClick={() => settle(() => callApi("DELETE /auth/v1/email-change", { query }), t("withdrawn"))}
          >
            {t("withdraw")}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
