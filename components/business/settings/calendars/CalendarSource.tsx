"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSend } from "@/components/form/useSend";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { type AnswerOf, callApi } from "@/lib/api/client";
import type { SyncedCalendar } from "@/lib/calendarSync/schemas";
import { formatDateTime } from "../../bookings/payment/formatDateTime";
import { SourceForm } from "./SourceForm";
import { SourcePreview } from "./SourcePreview";

type CalendarSourceProps = {
  calendar: SyncedCalendar;
  /** Of the person or the business. */
  name: string;
  timeZone: string;
};

type Saved = AnswerOf<"PUT /providers/me/calendars/{whose}/source">;

/** The calendar elsewhere whose busy times block this one: added with a look at what was read, replaced and removed. */
export function CalendarSource({ calendar: { whose, source }, name, timeZone }: CalendarSourceProps) {
  const t = useTranslations("calendars.source");
  const locale = useLocale();
  const refresh = useRefresh();
  const { send, message, isBusy } = useSend("provider");
  const [isOpen, setOpen] = useState(false);
  const [preview, setPreview] = useState<Saved["preview"] | null>(null);
  const when = (iso: string) => formatDateTime(iso, timeZone, locale);

  async function saved(answer: Saved) {
    setPreview(answer.preview);
    setOpen(false);
    notify({ tone: "success", title: t("saved") });
    await refresh();
  }
  async function end() {
    const answer = await send(() =>
      callApi("DELETE /providers/me/calendars/{whose}/source", { params: { whose }, locale }),
    );
    if (answer === null) return false;
    setPreview(null);
    notify({ tone: "success", title: t("ended") });
    await refresh();
    return true;
  }

  if (isOpen) {
    return (
      <SourceForm
        whose={whose}
        name={name}
        isNew={source === null}
        onSaved={saved}
        onCancel={() => setOpen(false)}
      />
    );
  }
  if (source === null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-muted">{t("none")}</p>
        <Button size="sm" aria-label={t("saveOne", { whose: name })} onClick={() => setOpen(true)}>
          {t("save")}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted [overflow-wrap:anywhere]">
        {source.host === null ? t("readsUnknown") : t("reads", { host: source.host })}{" "}
        {t("answeredAt", { when: when(source.answered_at) })}
      </p>
      {source.problem === null || source.failing_since === null ? null : (
        <Notice tone="warning" title={t("failing", { when: when(source.failing_since) })}>
          <p>
            {t(`problems.${source.problem}`)} {t("failingBody")}
          </p>
        </Notice>
      )}
      {preview === null ? null : <SourcePreview preview={preview} timeZone={timeZone} />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={t("changeOne", { whose: name })} onClick={() => setOpen(true)}>
          {t("change")}
        </Button>
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="quiet" disabled={isBusy} aria-label={t("endOne", { whose: name })}>
              {t("end")}
            </Button>
          }
          title={t("endTitle", { whose: name })}
          description={t("endBody")}
          confirmLabel={t("end")}
          cancelLabel={t("keep")}
          onConfirm={end}
          error={message}
        />
      </div>
    </div>
  );
}
