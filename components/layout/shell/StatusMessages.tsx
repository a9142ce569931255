"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";
import { noticeIcons, noticeLooks } from "@/components/ui/feedback/Notice";
import { type AnswerOf, callApi } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";

export type ShownStatus = AnswerOf<"GET /api/status">;

/** The operator's messages are shown within this time. */
const everyMs = 60_000;

type StatusMessagesProps = {
  initial: ShownStatus | null;
  locale: Locale;
  /** The line shown when everything works, or nothing is known to fail. */
  quiet: { well: string; unknown: string };
};

/** The messages, one line each; a single line when there are none, and its empty space until that is known. */
export function StatusMessages({ initial, locale, quiet }: StatusMessagesProps) {
  const status = useStatus(initial, locale);
  return (
    <div role="status">
      {status?.messages.map(({ kind, text }) => (
        <Message key={`${kind} ${text}`} tone={kind === "notice" ? "info" : "warning"} text={text} />
      ))}
      {status === null || status.messages.length === 0 ? (
        <p className="wrap flex min-h-8 items-center gap-2 py-1 text-muted text-xs">
          {status === null ? null : (
            <>
              <span
                aria-hidden="true"
                className={clsx(
                  "size-1.5 shrink-0 rounded-full",
                  status.isWell ? "bg-positive" : "border border-control",
                )}
              />
              {status.isWell ? quiet.well : quiet.unknown}
            </>
          )}
        </p>
      ) : null}
    </div>
  );
}

function Message({ tone, text }: { tone: "info" | "warning"; text: string }) {
  const Icon = noticeIcons[tone];
  const { field, mark } = noticeLooks[tone];
  return (
    <div className={field}>
      <p className="wrap flex min-h-11 items-start gap-2.5 py-3">
        <Icon aria-hidden="true" className={clsx("size-5 shrink-0", mark)} />
        <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
      </p>
    </div>
  );
}

/**
 * Loaded on opening where the page has no status, when the page becomes visible again, and once a minute while it is
 * visible.
 */
function useStatus(initial: ShownStatus | null, locale: Locale): ShownStatus | null {
  const [asked, setAsked] = useState<ShownStatus | null>(null);
  const isKnown = initial !== null;

  useEffect(() => {
    let isLeft = false;
    async function ask() {
      if (document.visibilityState !== "visible") return;
      const answer = await callApi("GET /api/status", { query: { locale } });
      // Without an answer the last status stays; OfflineBanner says that there is no connection.
      if (answer.ok && !isLeft) setAsked(answer.data);
    }
    if (!isKnown) void ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isKnown, locale]);

  return asked ?? initial;
}
