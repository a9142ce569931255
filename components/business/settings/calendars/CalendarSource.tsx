"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSend } from "@/components/form/useSend";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { SourceReading, SyncedCalendar } from "@/lib/calendarSync/schemas";
import { formatDateTime } from "../../bookings/payment/formatDateTime";
import { SourceForm } from "./SourceForm";
import { SourcePreview } from "./SourcePreview";

type CalendarSourceProps = {
  calendar: SyncedCalendar;
  /** Of the person or the business. */
  name: string;
  timeZone: string;
};

const firstMs = 1000;
const longestMs = 30_000;

/** Asks again while something is awaited: after a second, then after twice as long each time, half a minute at most. */
function useAskAgain(isAwaited: boolean, ask: () => Promise<void>): void {
  useEffect(() => {
    if (!isAwaited) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = (ms: number) => {
      timer = setTimeout(async () => {
        await ask();
        if (!isOver) wait(Math.min(2 * ms, longestMs));
      }, ms);
    };
    wait(firstMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAwaited, ask]);
}

/**
 * The calendar elsewhere whose busy times block this one: added, read by the worker with a look at what it found, replaced and
 * removed.
 */
export function CalendarSource({ calendar: { whose, source }, name, timeZone }: CalendarSourceProps) {
  const t = useTranslations("calendars.source");
  const locale = useLocale();
  const refresh = useRefresh();
  const { send, message, isBusy } = useSend("provider");
  const [isOpen, setOpen] = useState(false);
  const [isAdded, setAdded] = useState(false);
  useAskAgain(source !== null && source.answered_at === null && source.problem === null, refresh);
  const when = (iso: string) => formatDateTime(iso, timeZone, locale);

  async function saved() {
    setAdded(true);
    setOpen(false);
    notify({ tone: "success", title: t("saved") });
    await refresh();
  }
  async function end() {
    const answer = await send(() =>
      callApi("DELETE /providers/me/calendars/{whose}/source", { params: { whose }, locale }),
    );
    if (answer === null) return false;
    setAdded(false);
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
        {source.answered_at === null ? null : t("answeredAt", { when: when(source.answered_at) })}
      </p>
      <p role="status" className="text-muted empty:hidden">
        {source.answered_at === null && source.problem === null ? t("reading") : null}
      </p>
      <Failing source={source} when={when} />
      <Doubts reading={source.reading} />
      {!isAdded || source.reading === null ? null : (
        <SourcePreview reading={source.reading} timeZone={timeZone} />
      )}
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

type FailingProps = { source: NonNullable<SyncedCalendar["source"]>; when: (iso: string) => string };

/** Since when the calendar, or some of its events, cannot be read, and what holds meanwhile. */
function Failing({ source: { problem, failing_since, answered_at }, when }: FailingProps) {
  const t = useTranslations("calendars.source");
  if (problem === null || failing_since === null) return null;
  const isPart = problem === "undated";
  const body = isPart ? "undatedBody" : answered_at === null ? "neverBody" : "failingBody";
  return (
    <Notice tone="warning" title={t(isPart ? "failingPart" : "failing", { when: when(failing_since) })}>
      <p>
        {t(`problems.${problem}`)} {t(body)}
      </p>
    </Notice>
  );
}

/** What of the last reading was not understood. */
function Doubts({ reading }: { reading: SourceReading | null }) {
  const t = useTranslations("calendars.source");
  const { uncertain = 0, skipped = 0 } = reading ?? {};
  return (
    <>
      {uncertain === 0 ? null : <p className="text-muted">{t("uncertain", { count: uncertain })}</p>}
      {skipped === 0 ? null : <p className="text-muted">{t("skipped", { count: skipped })}</p>}
    </>
  );
}
