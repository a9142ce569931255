import "server-only";
import { createHash } from "node:crypto";
import { createTranslator } from "use-intl/core";
import { db } from "@/lib/db/client";
import { messagesFor } from "@/lib/i18n/messages";
import { fingerprint } from "@/lib/identity/tokens";
import { MINUTE_MS } from "@/lib/time/zone";
import { feedEntries } from "./feedEntries";
import { findOpenFeed, type OpenFeed } from "./openFeeds";
import { writeCalendar } from "./writeCalendar";

/** 256 bits in base64url, as `newToken` makes them. */
const fileName = /^([\w-]{43})\.ics$/;

type ServedFeed = { text: string; etag: string };

/**
 * The calendar file that a link leads to; null for a link that does not work. Notes that it was fetched, once a minute at
 * most, so that a client that asks without end does not write without end.
 * @param file the last part of the link's path: the token and `.ics`
 */
export async function serveFeed(file: string, nowMs: number): Promise<ServedFeed | null> {
  const token = fileName.exec(file)?.[1];
  const feed = token === undefined ? null : await findOpenFeed(fingerprint(token));
  if (feed === null) return null;
  const t = createTranslator({
    locale: feed.locale,
    messages: messagesFor(feed.locale),
    namespace: "calendars.feed",
  });
  const name = [feed.personName, feed.companyName].filter(Boolean).join(" · ");
  const text = writeCalendar(name, await feedEntries(feed, t("absence"), nowMs));
  await noteFetch(feed, nowMs);
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 32)}"` };
}

async function noteFetch({ id, fetchedAt }: OpenFeed, nowMs: number): Promise<void> {
  if (fetchedAt !== null && nowMs - fetchedAt.getTime() < MINUTE_MS) return;
  await db().calendarFeed.updateMany({ where: { id }, data: { fetchedAt: new Date(nowMs) } });
}
