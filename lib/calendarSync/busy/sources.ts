import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { addJob } from "@/lib/db/jobs";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { loadSyncedCalendar } from "../listCalendars";
import { reachedCalendar } from "../reachedCalendar";
import type { SyncedCalendar } from "../schemas";
import { parseCalendarAddress } from "./calendarAddress";
import { fetchJobKey, nextFetchAt } from "./nextFetch";
import { replaceBusy } from "./replaceBusy";
import { sealAddress } from "./sealedAddress";

/** Each is a call to an address that somebody typed. */
const tries = throttle("calendar-source", { points: 20, seconds: 3600 });

type Wanted = { whose: string; url: string; nowMs: number };

/**
 * Takes the busy times of a calendar elsewhere over from the worker's first reading on, in place of the one before, whose
 * times stay until then. Nothing is called here: the address is looked at by its form alone, stored, and queued to be read.
 * @throws AppError not_found for a calendar that the session does not reach; invalid_request for an address that is never
 *   called; too_many_requests
 */
export async function setSource(
  scope: BusinessScope,
  { whose, url, nowMs }: Wanted,
): Promise<SyncedCalendar> {
  const { providerId } = await reachedCalendar(scope, whose);
  const address = parseCalendarAddress(url);
  if (address === null)
    throw new AppError("invalid_request", { fields: [{ path: "url", rule: "calendarInvalid" }] });
  await tries.take(providerId);
  const unread = {
    etag: null,
    lastModified: null,
    nextFetchAt: nextFetchAt(nowMs),
    answeredAt: null,
    readAt: null,
    name: null,
    skipped: 0,
    undated: [],
    uncertain: 0,
    failingSince: null,
    problem: null,
    toldAt: null,
    addedBy: scope.userId,
  };
  const calendar = await inTransaction(async (tx) => {
    // So that two first addresses at the same moment come one after the other.
    await lockCalendar(tx, providerId);
    // Read behind the lock: whose it is changes with the number of people.
    const reached = await reachedCalendar(scope, whose, tx);
    const { blocking } = reached;
    const data = { ...unread, sealedAddress: sealAddress(address.href, blocking.id) };
    await tx.externalCalendar.upsert({
      where: { id: blocking.id },
      create: { staffMemberId: blocking.staffMemberId, providerId, ...data },
      update: data,
      select: { id: true },
    });
    await addJob(tx, "fetch_calendar", { calendarId: blocking.id }, { key: fetchJobKey(blocking.id) });
    return reached;
  });
  return loadSyncedCalendar(calendar, nowMs);
}

/**
 * Forgets a calendar elsewhere with its busy times; without one nothing changes.
 * @throws AppError not_found for a calendar that the session does not reach
 */
export async function removeSource(scope: BusinessScope, whose: string, nowMs: number): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCalendar(tx, scope.providerId);
    const { providerId, blocking } = await reachedCalendar(scope, whose, tx);
    await replaceBusy(tx, { ...blocking, providerId }, [], nowMs);
    await tx.externalCalendar.deleteMany({ where: { id: blocking.id } });
  });
}
