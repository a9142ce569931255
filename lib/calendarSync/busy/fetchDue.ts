import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { addJob } from "@/lib/db/jobs";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import { parseCalendarAddress } from "./calendarAddress";
import { fetchBusy, type LoadedBusy, merged } from "./fetchBusy";
import type { Network } from "./fetchCalendar";
import { fetchJobKey, nextFetchAt } from "./nextFetch";
import { CalendarProblem, type CalendarProblemKind } from "./problems";
import { busyAhead, replaceBusy } from "./replaceBusy";
import { openAddress } from "./sealedAddress";

/** Of a calendar's own name; it is there to be recognised. */
const nameMaxLength = 200;
const dayMs = MINUTES_PER_DAY * MINUTE_MS;
/** A minute's jobs, so that those of an outage do not all come at once. */
const mostAtOnce = 200;

/**
 * Queues a job for each calendar elsewhere that is due, and sets when it is due again.
 * @returns how many
 */
export async function queueDueCalendars(nowMs: number): Promise<number> {
  return inTransaction(async (tx) => {
    const due = await tx.externalCalendar.findMany({
      where: {
        nextFetchAt: { lte: new Date(nowMs) },
        provider: { closedAt: null },
        OR: [{ staffMemberId: null }, { staffMember: { removedAt: null } }],
      },
      select: { id: true },
      orderBy: { nextFetchAt: "asc" },
      take: mostAtOnce,
    });
    for (const { id } of due) {
      const data = { nextFetchAt: nextFetchAt(nowMs) };
      await tx.externalCalendar.updateMany({ where: { id }, data });
      await addJob(tx, "fetch_calendar", { calendarId: id }, { key: fetchJobKey(id) });
    }
    return due.length;
  });
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;

const findRow = (id: string) =>
  db().externalCalendar.findUnique({
    where: { id },
    include: {
      provider: { select: { timeZone: true } },
      staffMember: { select: { name: true, isImplicit: true } },
    },
  });

/**
 * Fetches one calendar elsewhere and takes over its busy times. While it cannot be read, or has an event without a day that
 * had none at the last good reading, those of before stay; after a day a mail tells, once.
 */
export async function fetchSource(calendarId: string, nowMs: number, network?: Network): Promise<void> {
  const row = await findRow(calendarId);
  if (row === null) return;
  try {
    await noteAnswer(row, await load(row, nowMs, network), nowMs);
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error;
    await noteProblem(row, error.kind, nowMs);
  }
}

async function load(row: Row, nowMs: number, network: Network | undefined): Promise<LoadedBusy | null> {
  const { id, providerId, sealedAddress, etag, lastModified, readAt } = row;
  const opened = openAddress(sealedAddress, id);
  const address = opened === null ? null : parseCalendarAddress(opened);
  if (address === null) throw new CalendarProblem("sealed");
  const { timeZone } = row.provider;
  // An unchanged file is read anew once a day: its rules reach a day further.
  const isFresh = readAt !== null && nowMs - readAt.getTime() < dayMs;
  const validators = isFresh ? { etag, lastModified } : null;
  const loaded = await fetchBusy(address, { providerId, timeZone }, { nowMs, validators, network });
  // It answers that nothing changed since a reading that was not named to it.
  if (loaded === null && validators === null) throw new CalendarProblem("refused");
  return loaded;
}

/** Still the calendar that was fetched: each sealing differs, so that another address is told by it. */
const isSame = ({ id, sealedAddress }: Row) => ({ id, sealedAddress });

async function noteAnswer(row: Row, loaded: LoadedBusy | null, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  if (loaded !== null && lostDay(row, loaded)) return noteDoubt(row, loaded, nowMs);
  const well = { answeredAt: at, failingSince: null, problem: null, toldAt: null };
  await inTransaction(async (tx) => {
    // Waits for holds of this business, so it is taken only where something may change.
    if (loaded !== null) await lockCalendar(tx, row.providerId);
    const { count } = await tx.externalCalendar.updateMany({
      where: isSame(row),
      data: loaded === null ? well : { ...well, readAt: at, ...readOf(loaded) },
    });
    if (count > 0 && loaded !== null) await replaceBusy(tx, row, loaded.busy, nowMs);
  });
}

/**
 * Whether an event has no day that had one at the last good reading, or was not there: it must not free its time by losing it, also
 * while another one is mended. Where only the number of those of before is known, whether there are more.
 */
function lostDay({ readAt, skipped, undated }: Row, loaded: LoadedBusy): boolean {
  if (readAt === null) return false;
  if (undated.length !== skipped) return loaded.undated.length > skipped;
  const before = new Set(undated);
  return loaded.undated.some((event) => !before.has(event));
}

/**
 * Takes over what could be read beside what was busy before. The events without a day stay those of the last good
 * reading; without validators the file is read in full the next time, also one that has become the old one again.
 */
async function noteDoubt(row: Row, loaded: LoadedBusy, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  const { skipped: _skipped, undated: _undated, ...read } = readOf(loaded);
  await inTransaction(async (tx) => {
    await lockCalendar(tx, row.providerId);
    const data = { answeredAt: at, readAt: at, ...read, etag: null, lastModified: null };
    if (!(await noteFailing(tx, row, { problem: "undated", nowMs }, data))) return;
    const busy = merged([...loaded.busy, ...(await busyAhead(tx, row.id, nowMs))]);
    await replaceBusy(tx, row, busy, nowMs);
  });
}

const readOf = ({ etag, lastModified, name, undated, uncertain }: LoadedBusy) => ({
  etag,
  lastModified,
  name: name === "" ? null : name.slice(0, nameMaxLength),
  skipped: undated.length,
  undated,
  uncertain,
});

async function noteProblem(row: Row, problem: CalendarProblemKind, nowMs: number): Promise<void> {
  await inTransaction((tx) => noteFailing(tx, row, { problem, nowMs }));
}

/**
 * Keeps since when something is wrong, and mails about it once after a day.
 * @returns false where the calendar was replaced, or told about, meanwhile
 */
async function noteFailing(
  tx: Tx,
  row: Row,
  { problem, nowMs }: { problem: CalendarProblemKind; nowMs: number },
  data: Prisma.ExternalCalendarUpdateManyMutationInput = {},
): Promise<boolean> {
  const failingSince = row.failingSince ?? new Date(nowMs);
  const isOverdue = row.toldAt === null && nowMs - failingSince.getTime() >= dayMs;
  const { count } = await tx.externalCalendar.updateMany({
    where: { ...isSame(row), toldAt: row.toldAt },
    data: { ...data, failingSince, problem, ...(isOverdue ? { toldAt: new Date(nowMs) } : {}) },
  });
  if (count > 0 && isOverdue) await mailAbout(tx, row, problem);
  return count > 0;
}

/** To the person's own sign-in, else to the business. */
async function mailAbout(
  tx: Tx,
  { providerId, staffMemberId, staffMember }: Row,
  problem: CalendarProblemKind,
) {
  const member =
    staffMemberId === null
      ? null
      : await tx.providerMember.findFirst({
          where: { providerId, staffMemberId, endedAt: null, user: { disabledAt: null, erasedAt: null } },
          select: { user: { select: { id: true, email: true, locale: true } } },
        });
  const { email, owner } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { email: true, owner: { select: { locale: true } } },
  });
  const locale = toLocale(member?.user.locale ?? owner?.locale);
  await enqueueMail(tx, {
    kind: "calendar_failing",
    recipient: member?.user.email ?? email,
    locale,
    providerId,
    ...(member === null ? {} : { userId: member.user.id }),
    payload: {
      problem,
      name: staffMember === null || staffMember.isImplicit ? null : staffMember.name,
      isOfAll: staffMember === null,
      url: new URL(localePath(locale, providerPaths.settingsCalendars()), env().APP_URL).toString(),
    },
  });
}
