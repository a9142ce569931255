import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { db } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { loadSyncedCalendar } from "../listCalendars";
import { type ReachedCalendar, reachedCalendar } from "../reachedCalendar";
import type { SyncedCalendar } from "../schemas";
import { parseCalendarAddress } from "./calendarAddress";
import { fetchJobKey, nextFetchAt } from "./nextFetch";
import { replaceBusy } from "./replaceBusy";
import { sealAddress } from "./sealedAddress";

/** Each is a call to an address that somebody typed. */
const tries = throttle("calendar-source", { points: 20, seconds: 3600 });

type Wanted = { whose: string; url: string; nowMs: number };

/**
 * Takes the busy times of a calendar elsewhere over from the worker's first reading on, in place of the one before, whose times
 * stay until then. Nothing is called here: the address is looked at by its form alone, stored, and queued to be read.
 * @throws AppError not_found for a calendar that the session does not reach, and for a whole business with several people;
 *   invalid_request for an address that is never called; too_many_requests
 */
export async function setSource(
  scope: BusinessScope,
  { whose, url, nowMs }: Wanted,
): Promise<SyncedCalendar> {
  const calendar = await reachedCalendar(scope, whose);
  const { providerId, busyStaffId: staffMemberId } = calendar;
  if (staffMemberId === null) throw new AppError("not_found");
  const address = parseCalendarAddress(url);
  if (address === null)
    throw new AppError("invalid_request", { fields: [{ path: "url", rule: "calendarInvalid" }] });
  await tries.take(providerId);
  const data = {
    sealedAddress: sealAddress(address.href, staffMemberId),
    etag: null,
    lastModified: null,
    nextFetchAt: nextFetchAt(nowMs),
    answeredAt: null,
    readAt: null,
    name: null,
    skipped: 0,
    failingSince: null,
    problem: null,
    toldAt: null,
  };
  await db().$transaction(async (tx) => {
    await tx.externalCalendar.upsert({
      where: { staffMemberId },
      create: { staffMemberId, providerId, ...data },
      update: data,
      select: { staffMemberId: true },
    });
    await addJob(tx, "fetch_calendar", { staffMemberId }, { key: fetchJobKey(staffMemberId) });
  });
  return loadSyncedCalendar(calendar, nowMs);
}

/**
 * Forgets a calendar elsewhere with its busy times; without one nothing changes.
 * @throws AppError not_found for a calendar that the session does not reach
 */
export async function removeSource(scope: BusinessScope, whose: string, nowMs: number): Promise<void> {
  const { providerId, busyStaffId: staffMemberId }: ReachedCalendar = await reachedCalendar(scope, whose);
  if (staffMemberId === null) return;
  await db().$transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    await replaceBusy(tx, { providerId, staffMemberId }, [], nowMs);
    await tx.externalCalendar.deleteMany({ where: { providerId, staffMemberId } });
  });
}
