"use client";

import { Link2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ProofDialog } from "@/components/account/ProofDialog";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import type { Proof } from "@/components/identity/passkeys/useProof";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Switch } from "@/components/ui/inputs/Switch";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { type ApiResult, callApi } from "@/lib/api/client";
import type { SyncedCalendar } from "@/lib/calendarSync/schemas";
import { formatDateTime } from "../../bookings/payment/formatDateTime";
import { NewFeedLink } from "./NewFeedLink";

type CalendarFeedProps = {
  calendar: SyncedCalendar;
  /** Of the person or the business. */
  name: string;
  timeZone: string;
};

/** The private link to a calendar: made, replaced and ended. Its address is shown only once. */
export function CalendarFeed({ calendar: { whose, feed }, name, timeZone }: CalendarFeedProps) {
  const t = useTranslations("calendars.feed");
  const locale = useLocale();
  const { send, message, isBusy } = useSend("provider");
  const refresh = useRefresh();
  const [url, setUrl] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const params = { whose };

  async function run<T>(call: () => Promise<ApiResult<T>>, done: string, then: (data: T) => void) {
    const answer = await send(call);
    if (answer === null) return false;
    then(answer.data);
    notify({ tone: "success", title: done });
    await refresh();
    return true;
  }
  async function make(proof: Proof) {
    const body = { includes_absences: feed?.includes_absences ?? true, ...proof };
    const made = await callApi("POST /providers/me/calendars/{whose}/feed", { params, body, locale });
    if (made.ok) setUrl(made.data.url);
    return made;
  }
  async function settle() {
    setIsAsked(false);
    notify({ tone: "success", title: t(feed === null ? "made" : "replaced") });
    await refresh();
  }
  const asking = isAsked ? (
    <ProofDialog
      portal="provider"
      title={feed === null ? t("makeTitle", { whose: name }) : t("replaceTitle", { whose: name })}
      description={feed === null ? t("makeBody") : t("replaceBody")}
      confirm={t(feed === null ? "make" : "replace")}
      act={make}
      onDone={() => void settle()}
      onClose={() => setIsAsked(false)}
    />
  ) : null;
  const change = (includesAbsences: boolean) =>
    run(
      () =>
        callApi("PATCH /providers/me/calendars/{whose}/feed", {
          params,
          body: { includes_absences: includesAbsences },
          locale,
        }),
      t("changed"),
      () => undefined,
    );
  const end = () =>
    run(
      () => callApi("DELETE /providers/me/calendars/{whose}/feed", { params, locale }),
      t("ended"),
      () => setUrl(null),
    );

  if (feed === null) {
    return (
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-muted">{t("none")}</p>
          <Button
            size="sm"
            icon={<Link2 aria-hidden="true" />}
            aria-label={t("makeOne", { whose: name })}
            onClick={() => setIsAsked(true)}
          >
            {t("make")}
          </Button>
        </div>
        {asking}
      </div>
    );
  }
  const when = (iso: string) => formatDateTime(iso, timeZone, locale);
  return (
    <div className="grid gap-3">
      {url === null ? null : <NewFeedLink url={url} />}
      <p className="text-muted">
        {t("madeAt", { when: when(feed.created_at) })}{" "}
        {feed.fetched_at === null ? t("neverFetched") : t("fetchedAt", { when: when(feed.fetched_at) })}
      </p>
      {url === null ? <p className="text-muted text-sm">{t("lost")}</p> : null}
      <Switch
        label={t("absences")}
        aria-label={t("absencesOne", { whose: name })}
        checked={feed.includes_absences}
        disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
      />
      <FormProblem message={message} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={t("replaceOne", { whose: name })} onClick={() => setIsAsked(true)}>
          {t("replace")}
        </Button>
        {asking}
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="quiet" aria-label={t("endOne", { whose: name })}>
              {t("end")}
            </Button>
          }
          title={t("endTitle", { whose: name })}
          description={t("endBody")}
          confirmLabel={t("end")}
          cancelLabel={t("keep")}
          onConfirm={end}
        />
      </div>
    </div>
  );
}
