import "server-only";
import { createTranslator } from "use-intl/core";
import type { z } from "zod";
import { pool } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import type { statusSchema } from "./schemas";

export type ServiceStatus = z.infer<typeof statusSchema>;

type Seen = {
  notices: { sv: string; en: string }[];
  isWatched: boolean;
  paymentsAway: boolean;
  mailsWait: boolean;
};

/*
 * Payments are unavailable once they failed twice in a row, a minute apart; a signal older than five minutes says
 * nothing. Mails wait when one has not been tried for five minutes (no worker), or when the mail server has accepted
 * none for as long. A mail that was tried and refused by one mailbox is no outage.
 */
const seenSql = `
  SELECT
    (SELECT coalesce(json_agg(json_build_object('sv', text_sv, 'en', text_en) ORDER BY starts_at, id), '[]')
     FROM status_messages
     WHERE cleared_at IS NULL AND starts_at <= at AND (ends_at IS NULL OR ends_at > at)) AS notices,
    EXISTS (SELECT FROM health_signals
      WHERE name = 'payments' AND checked_at > at - interval '5 minutes') AS "isWatched",
    EXISTS (SELECT FROM health_signals
      WHERE name = 'payments' AND failing_since < checked_at AND checked_at > at - interval '5 minutes'
    ) AS "paymentsAway",
    EXISTS (SELECT FROM outbox_mails
      WHERE sent_at IS NULL AND created_at BETWEEN at - interval '1 day' AND at - interval '5 minutes'
        AND (attempts = 0 OR EXISTS (SELECT FROM health_signals
          WHERE name = 'mails' AND failing_since < at - interval '5 minutes'))
    ) AS "mailsWait"
  FROM (SELECT $1::timestamptz AS at) now`;

/**
 * What the banner tells businesses at `nowMs`: the messages of the operator, and which services do not answer
 * (STAT-1, STAT-2).
 */
export async function loadStatus(locale: Locale, nowMs: number): Promise<ServiceStatus> {
  const { rows } = await pool().query<Seen>(seenSql, [new Date(nowMs).toISOString()]);
  const [seen] = rows;
  if (seen === undefined) throw new Error("The status query has one row");
  const { notices, isWatched, paymentsAway, mailsWait } = seen;
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "layout.status" });
  const messages: ServiceStatus["messages"] = notices.map((text) => ({ kind: "notice", text: text[locale] }));
  if (paymentsAway) messages.push({ kind: "payments", text: t("payments") });
  if (mailsWait) messages.push({ kind: "mails", text: t("mails") });
  return { isWell: isWatched && !paymentsAway && !mailsWait, messages };
}
