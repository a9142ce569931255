"use client";

import { Clock3 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import type { Proof } from "@/components/identity/passkeys/useProof";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Badge } from "@/components/ui/display/Badge";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { type ApiResult, callApi } from "@/lib/api/client";
import type { Access } from "@/lib/providers/members/schemas";
import { formatDayOf } from "@/lib/time/format";
import { InviteDialog } from "./InviteDialog";
import { OwnerChangeDialog } from "./OwnerChangeDialog";

type SignInAccessProps = {
  access: Access;
  timeZone: string;
  /** Whether the viewer's address is confirmed. */
  canInvite: boolean;
};
type Done = "sent" | "withdrawn" | "roleChanged" | "ended";

/** The sign-in of a person, with the owner's actions. Each reloads the page. */
export function SignInAccess({ access, timeZone, canInvite }: SignInAccessProps) {
  const { staff, member, invitation } = access;
  const t = useTranslations("access");
  const { send, message, isBusy } = useSend("provider");
  const refresh = useRefresh();
  const name = staff?.name ?? member?.email ?? t("somebody");

  async function run<T>(call: () => Promise<ApiResult<T>>, done: Done): Promise<boolean> {
    const answer = await send(call);
    if (answer === null) return false;
    notify({ tone: "success", title: t(done) });
    await refresh();
    return true;
  }

  return (
    <div className="grid gap-2">
      {member ? (
        <Member member={member} name={name} isPerson={staff !== null} isBusy={isBusy} run={run} />
      ) : invitation ? (
        <Invited {...{ invitation, name, timeZone, canInvite, isBusy, run }} />
      ) : staff ? (
        <Nobody staffId={staff.id} name={name} canInvite={canInvite} />
      ) : null}
      <FormProblem message={message} />
    </div>
  );
}

type Run = <T>(call: () => Promise<ApiResult<T>>, done: Done) => Promise<boolean>;
type AccessActions = { name: string; isBusy: boolean; run: Run };

type NobodyProps = { staffId: string; name: string; canInvite: boolean };

function Nobody({ staffId, name, canInvite }: NobodyProps) {
  const t = useTranslations("access");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-muted">{t("none")}</p>
      {canInvite ? (
        <Button size="sm" aria-label={t("inviteOne", { name })} onClick={() => setOpen(true)}>
          {t("invite")}
        </Button>
      ) : null}
      {isOpen ? <InviteDialog staffId={staffId} name={name} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

type InvitedProps = AccessActions & {
  invitation: NonNullable<Access["invitation"]>;
  timeZone: string;
  canInvite: boolean;
};

function Invited({ invitation, name, timeZone, canInvite, isBusy, run }: InvitedProps) {
  const t = useTranslations("access");
  const locale = useLocale();
  const { id, email, role, is_expired: isExpired } = invitation;
  const day = (iso: string) => formatDayOf(Date.parse(iso), timeZone, locale);
  const sent = { day: day(invitation.sent_at), until: day(invitation.expires_at) };
  const params = { id };
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="[overflow-wrap:anywhere]">{email}</span>
        <Badge>{t(`role.${role}`)}</Badge>
        <Badge tone="warning" icon={<Clock3 aria-hidden="true" />}>
          {t(isExpired ? "outOfDate" : "waiting")}
        </Badge>
      </p>
      <p className="text-muted text-sm">{isExpired ? t("expired", sent) : t("invited", sent)}</p>
      <div className="flex flex-wrap gap-2">
        {canInvite ? (
          <Button
            size="sm"
            loading={isBusy}
            aria-label={t("resendOne", { name })}
            onClick={() =>
              run(() => callApi("POST /providers/me/invitations/{id}/resend", { params, locale }), "sent")
            }
          >
            {t("resend")}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="quiet"
          disabled={isBusy}
          aria-label={t("withdrawOne", { name })}
          onClick={() =>
            run(() => callApi("DELETE /providers/me/invitations/{id}", { params, locale }), "withdrawn")
          }
        >
          {t("withdraw")}
        </Button>
      </div>
    </>
  );
}

type MemberProps = AccessActions & { member: NonNullable<Access["member"]>; isPerson: boolean };

function Member({ member, name, isPerson, isBusy, run }: MemberProps) {
  const t = useTranslations("access");
  const { email, role, is_you: isYou } = member;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="[overflow-wrap:anywhere]">{isYou ? `${email} (${t("you")})` : email}</span>
        <Badge tone={role === "owner" ? "accent" : "neutral"}>{t(`role.${role}`)}</Badge>
      </p>
      {member.is_only_owner ? (
        <p className="text-muted text-sm">{t("onlyOwner")}</p>
      ) : (
        <Changes {...{ member, name, isPerson, isBusy, run }} />
      )}
    </>
  );
}

function Changes({ member, name, isPerson, isBusy, run }: MemberProps) {
  const t = useTranslations("access");
  const locale = useLocale();
  const refresh = useRefresh();
  const { id, role, is_you: isYou } = member;
  const params = { id };
  const button = { size: "sm", disabled: isBusy } as const;
  const change = (to: "owner" | "member") => (proof: Proof) =>
    callApi("PATCH /providers/me/access/{id}", { params, body: { role: to, ...proof }, locale });
  const changed = (done: Done) => async () => {
    notify({ tone: "success", title: t(done) });
    // Loads a new document when one's own sign-in ended.
    if (isYou) window.location.reload();
    else await refresh();
  };
  const end = {
    trigger: (
      <Button {...button} variant="quiet" aria-label={t("endOne", { name })}>
        {t("end")}
      </Button>
    ),
    title: t("endTitle", { name }),
    description: t(isYou ? "endSelfBody" : "endBody"),
    confirmLabel: t("end"),
  };
  if (role === "owner")
    return (
      <div className="flex flex-wrap gap-2">
        {isPerson ? (
          <OwnerChangeDialog
            trigger={
              <Button {...button} aria-label={t("makeMemberOne", { name })}>
                {t("makeMember")}
              </Button>
            }
            title={t("makeMemberTitle", { name })}
            description={t(isYou ? "makeSelfMemberBody" : "makeMemberBody")}
            confirmLabel={t("makeMember")}
            send={change("member")}
            onDone={changed("roleChanged")}
          />
        ) : null}
        <OwnerChangeDialog
          {...end}
          send={(body) => callApi("DELETE /providers/me/access/{id}", { params, body, locale })}
          onDone={changed("ended")}
        />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2">
      <OwnerChangeDialog
        tone="neutral"
        trigger={
          <Button {...button} aria-label={t("makeOwnerOne", { name })}>
            {t("makeOwner")}
          </Button>
        }
        title={t("makeOwnerTitle", { name })}
        description={t("makeOwnerBody")}
        confirmLabel={t("makeOwner")}
        send={change("owner")}
        onDone={changed("roleChanged")}
      />
      {/* A refusal closes the dialog too, and is shown in the row. */}
      <ConfirmDialog
        {...end}
        cancelLabel={t("keep")}
        onConfirm={async () => {
          await run(() => callApi("DELETE /providers/me/access/{id}", { params, locale }), "ended");
        }}
      />
    </div>
  );
}
