"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Badge } from "@/components/ui/display/Badge";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";

export type SessionRow = { id: string; browser: string | null; lastSeen: string; isCurrent: boolean };

/** The sessions of the account. All but the current one can be ended here. */
export function SessionList({ portal, sessions }: { portal: Role; sessions: SessionRow[] }) {
  const t = useTranslations("account.profile.sessions");
  const locale = useLocale();
  const refresh = useRefresh();
  const { message, isBusy, send } = useSend(portal);
  const list = useRef<HTMLUListElement>(null);
  const [endsCalendars, setEndsCalendars] = useState(false);
  const query = { role: portal };

  /** The button is removed with its row, so the focus moves to the list. */
  async function settle(title: string) {
    await refresh();
    list.current?.focus();
    notify({ tone: "success", title });
  }

  async function end(id: string) {
    const call = () => callApi("DELETE /auth/v1/sessions/{id}", { params: { id }, query, locale });
    if ((await send(call)) !== null) await settle(t("ended"));
  }

  async function endOthers() {
    const calendars = endsCalendars ? ({ calendars: "true" } as const) : {};
    const call = () => callApi("DELETE /auth/v1/sessions", { query: { ...query, ...calendars }, locale });
    if ((await send(call)) === null) return false;
    await settle(t("othersEnded"));
    return true;
  }

  return (
    <div className="grid justify-items-start gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="sessions"
        className="w-full rounded-sm border-line border-b outline-offset-4"
      >
        {sessions.map(({ id, browser, lastSeen, isCurrent }) => (
          <li
            key={id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2"
          >
            <span className="min-w-0">
              <span className="block font-medium">{browser ?? t("unknown")}</span>
              <span className="block text-muted text-sm">{t("lastSeen", { when: lastSeen })}</span>
            </span>
            {isCurrent ? (
              <Badge tone="positive">{t("here")}</Badge>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                className="noscript:hidden"
                disabled={isBusy}
                aria-label={t("endOf", { browser: browser ?? t("unknown"), when: lastSeen })}
                onClick={() => void end(id)}
              >
                {t("end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormProblem message={message} />
      {sessions.length > 1 && portal === "customer" ? (
        <Button className="noscript:hidden" disabled={isBusy} onClick={() => void endOthers()}>
          {t("endOthers")}
        </Button>
      ) : null}
      {sessions.length > 1 && portal === "provider" ? (
        <ConfirmDialog
          trigger={
            <Button className="noscript:hidden" disabled={isBusy}>
              {t("endOthers")}
            </Button>
          }
          title={t("endOthersTitle")}
          description={t("endOthersBody")}
          confirmLabel={t("endOthersConfirm")}
          cancelLabel={t("keep")}
          onConfirm={endOthers}
        >
          <Checkbox
            label={t("endCalendars")}
            checked={endsCalendars}
            onChange={(event) => setEndsCalendars(event.target.checked)}
          />
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
