import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { FieldRule } from "@/lib/errors/fieldRule";
import { throttle } from "@/lib/http/throttle";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { loadSyncedCalendar } from "../listCalendars";
import { type ReachedCalendar, reachedCalendar } from "../reachedCalendar";
import type { SavedSource } from "../schemas";
import { parseCalendarAddress } from "./calendarAddress";
import { fetchBusy, type LoadedBusy } from "./fetchBusy";
import type { Network } from "./fetchCalendar";
import { nextFetchAt } from "./nextFetch";
import { CalendarProblem, type CalendarProblemKind } from "./problems";
import { replaceBusy } from "./replaceBusy";
import { sealAddress } from "./sealedAddress";

/** Each is a call to an address that somebody typed. */
const tries = throttle("calendar-source", { points: 20, seconds: 3600 });

/** Within what a browser waits for, together with reading. */
const withinMs = 5_000;
const previewed = 5;

const fieldRules: Record<CalendarProblemKind, FieldRule> = {
  invalid: "calendarInvalid",
  unreachable: "calendarUnreachable",
  refused: "calendarRefused",
  tooLarge: "calendarTooLarge",
  noCalendar: "calendarNone",
  tooManyEvents: "calendarTooMany",
  unreadable: "calendarUnreadable",
  sealed: "calendarUnreadable",
};

const refused = (kind: CalendarProblemKind) =>
  new AppError("invalid_request", { fields: [{ path: "url", rule: fieldRules[kind] }] });

type Wanted = { whose: string; url: string; nowMs: number; network?: Network };

/**
 * Takes the busy times of a calendar elsewhere over, at once and from then on, in place of the one before. Nothing is stored of
 * one that cannot be read.
 * @throws AppError not_found for a calendar that the session does not reach, and for a whole business with several people;
 *   invalid_request saying why it cannot be read; too_many_requests
 */
export async function setSource(
  scope: BusinessScope,
  { whose, url, nowMs, network }: Wanted,
): Promise<SavedSource> {
  const calendar = await reachedCalendar(scope, whose);
  const { providerId, busyStaffId: staffMemberId } = calendar;
  if (staffMemberId === null) throw new AppError("not_found");
  const address = parseCalendarAddress(url);
  if (address === null) throw refused("invalid");
  await tries.take(providerId);
  const { timeZone } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true },
  });
  const loaded = await load(address, { providerId, timeZone }, { nowMs, withinMs, network });
  const at = new Date(nowMs);
  const data = {
    sealedAddress: sealAddress(address.href, staffMemberId),
    etag: loaded.etag,
    lastModified: loaded.lastModified,
    nextFetchAt: nextFetchAt(nowMs),
    answeredAt: at,
    readAt: at,
    failingSince: null,
    problem: null,
    toldAt: null,
  };
  await db().$transaction(async (tx) => {
    await lockCalendar(tx, providerId);
    await tx.externalCalendar.upsert({
      where: { staffMemberId },
      create: { staffMemberId, providerId, ...data },
      update: data,
      select: { staffMemberId: true },
    });
    await replaceBusy(tx, { providerId, staffMemberId }, loaded.busy, nowMs);
  });
  return { ...(await loadSyncedCalendar(calendar)), preview: previewOf(loaded, nowMs) };
}

type Whose = Parameters<typeof fetchBusy>[1];
type Asked = Parameters<typeof fetchBusy>[2];

async function load(address: URL, whose: Whose, asked: Asked): Promise<LoadedBusy> {
  try {
    const loaded = await fetchBusy(address, whose, asked);
    if (loaded === null) throw new CalendarProblem("refused");
    return loaded;
  } catch (error) {
    throw error instanceof CalendarProblem ? refused(error.kind) : error;
  }
}

function previewOf({ name, busy, skipped }: LoadedBusy, nowMs: number): SavedSource["preview"] {
  const next = busy.filter(({ endMs }) => endMs > nowMs).slice(0, previewed);
  return {
    name: name === "" ? null : name,
    busy: next.map(({ startMs, endMs }) => ({
      start_time: new Date(startMs).toISOString(),
      end_time: new Date(endMs).toISOString(),
    })),
    skipped,
  };
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
