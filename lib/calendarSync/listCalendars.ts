import "server-only";
import { db } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { toProblemKind } from "./busy/problems";
import { openAddress } from "./busy/sealedAddress";
import { openFeeds } from "./feed/openFeeds";
import { type ReachedCalendar, reachedCalendars } from "./reachedCalendar";
import type { SyncedCalendar } from "./schemas";

/**
 * The calendars that a session reaches, each with its link, if it has one that works, and the one elsewhere that blocks it, with
 * its busy times that are not over at `nowMs` (epoch milliseconds).
 */
export async function listCalendars(scope: BusinessScope, nowMs: number): Promise<SyncedCalendar[]> {
  const [calendars, links] = await Promise.all([reachedCalendars(scope), linksOf(scope.providerId, nowMs)]);
  return calendars.map((calendar) => serialized(calendar, links));
}

/** One calendar as it is now. */
export async function loadSyncedCalendar(calendar: ReachedCalendar, nowMs: number): Promise<SyncedCalendar> {
  return serialized(calendar, await linksOf(calendar.providerId, nowMs));
}

/** How many of the next busy times are shown. */
const shownTimes = 5;

type Links = Awaited<ReturnType<typeof linksOf>>;

async function linksOf(providerId: string, nowMs: number) {
  const [feeds, sources] = await Promise.all([
    openFeeds(providerId),
    db().externalCalendar.findMany({
      where: { providerId },
      include: {
        busy: { where: { endsAt: { gt: new Date(nowMs) } }, orderBy: { startsAt: "asc" }, take: shownTimes },
      },
    }),
  ]);
  return { feeds, sources };
}

function serialized(calendar: ReachedCalendar, { feeds, sources }: Links): SyncedCalendar {
  const { staffMemberId, name, blocking } = calendar;
  const feed = feeds.find((each) => each.staffMemberId === staffMemberId);
  const source = sources.find((each) => each.id === blocking.id);
  return {
    whose: staffMemberId ?? "business",
    name,
    feed: feed
      ? {
          includes_absences: feed.includesAbsences,
          created_at: feed.createdAt.toISOString(),
          fetched_at: feed.fetchedAt?.toISOString() ?? null,
        }
      : null,
    source: source ? sourceOf(source) : null,
  };
}

function sourceOf(source: Links["sources"][number]): NonNullable<SyncedCalendar["source"]> {
  const { name, skipped, uncertain } = source;
  const busy = source.busy.map(({ startsAt, endsAt }) => ({
    start_time: startsAt.toISOString(),
    end_time: endsAt.toISOString(),
  }));
  return {
    host: hostOf(openAddress(source.sealedAddress, source.id)),
    answered_at: source.answeredAt?.toISOString() ?? null,
    reading: source.readAt === null ? null : { name, busy, skipped, uncertain },
    failing_since: source.failingSince?.toISOString() ?? null,
    problem: toProblemKind(source.problem),
  };
}

const hostOf = (address: string | null): string | null =>
  (address === null ? null : URL.parse(address)?.host) ?? null;
