import "server-only";
import { db } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { toProblemKind } from "./busy/problems";
import { openAddress } from "./busy/sealedAddress";
import { openFeeds } from "./feed/openFeeds";
import { type ReachedCalendar, reachedCalendars } from "./reachedCalendar";
import type { SyncedCalendar } from "./schemas";

/** The calendars that a session reaches, each with its link, if it has one that works, and the one elsewhere that blocks it. */
export async function listCalendars(scope: BusinessScope): Promise<SyncedCalendar[]> {
  const [calendars, links] = await Promise.all([reachedCalendars(scope), linksOf(scope.providerId)]);
  return calendars.map((calendar) => serialized(calendar, links));
}

/** One calendar as it is now. */
export async function loadSyncedCalendar(calendar: ReachedCalendar): Promise<SyncedCalendar> {
  return serialized(calendar, await linksOf(calendar.providerId));
}

type Links = Awaited<ReturnType<typeof linksOf>>;

async function linksOf(providerId: string) {
  const [feeds, sources] = await Promise.all([
    openFeeds(providerId),
    db().externalCalendar.findMany({ where: { providerId } }),
  ]);
  return { feeds, sources };
}

function serialized(calendar: ReachedCalendar, { feeds, sources }: Links): SyncedCalendar {
  const { staffMemberId, name, busyStaffId } = calendar;
  const feed = feeds.find((each) => each.staffMemberId === staffMemberId);
  const source = sources.find((each) => each.staffMemberId === busyStaffId);
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
    takes_busy: busyStaffId !== null,
    source: source
      ? {
          host: hostOf(openAddress(source.sealedAddress, source.staffMemberId)),
          answered_at: source.answeredAt.toISOString(),
          failing_since: source.failingSince?.toISOString() ?? null,
          problem: toProblemKind(source.problem),
        }
      : null,
  };
}

const hostOf = (address: string | null): string | null =>
  (address === null ? null : URL.parse(address)?.host) ?? null;
