import "server-only";
import { z } from "zod";
import type { Interval } from "@/lib/availability/types";
import { pool } from "@/lib/db/client";
import { bookingUid } from "@/lib/notifications/calendar";
import { MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import { isAbsenceUid } from "../uids";
import { type Fetched, fetchCalendar, type Network, type Validators } from "./fetchCalendar";
import { type ReadTime, readCalendar } from "./readCalendar";

const dayMs = MINUTES_PER_DAY * MINUTE_MS;
const aheadDays = 180;

/** From the day before, whatever the zone, in whole days: so that the end of a rule moves once a day. */
export function busyRange(nowMs: number): Interval {
  const todayMs = Math.floor(nowMs / dayMs) * dayMs;
  return { startMs: todayMs - dayMs, endMs: todayMs + aheadDays * dayMs };
}

type Whose = { providerId: string; timeZone: string };
type Asked = {
  nowMs: number;
  validators?: Validators | null;
  network?: Network | undefined;
};

export type LoadedBusy = Validators & {
  name: string;
  /** In order, apart from each other. */
  busy: Interval[];
  undated: string[];
  uncertain: number;
};

/**
 * The busy times of a calendar elsewhere, without the entries that came from here; null when it did not change.
 * @throws CalendarProblem
 */
export async function fetchBusy(address: URL, whose: Whose, asked: Asked): Promise<LoadedBusy | null> {
  const { nowMs, network, ...way } = asked;
  const fetched: Fetched = await fetchCalendar(address, { ...way, ...(network ? { network } : {}) });
  if (fetched.kind === "same") return null;
  const { text, etag, lastModified } = fetched;
  const { times, ...facts } = await readCalendar(text, { ...busyRange(nowMs), timeZone: whose.timeZone });
  const busy = merged(await withoutOwn(whose.providerId, times));
  return { ...facts, busy, etag, lastModified };
}

/**
 * Leaves out what is in that calendar because it fetches our feed or took over a mail's file. A booking of this person at
 * another business keeps them busy.
 */
async function withoutOwn(providerId: string, times: readonly ReadTime[]): Promise<Interval[]> {
  const ids = times.flatMap(({ uid }) =>
    uid === null || isAbsenceUid(uid) ? [] : [uid.split("@")[0] ?? ""],
  );
  const valid = [...new Set(ids.filter((id) => z.uuid().safeParse(id).success))];
  const own = new Set<string>();
  if (valid.length > 0) {
    const { rows } = await pool().query<{ id: string }>(
      "SELECT id FROM bookings WHERE provider_id = $1 AND id = ANY ($2::uuid[])",
      [providerId, valid],
    );
    for (const { id } of rows) own.add(bookingUid(id));
  }
  return times.filter(({ uid }) => uid === null || !(isAbsenceUid(uid) || own.has(uid.toLowerCase())));
}

/** The same time as intervals in order that neither overlap nor touch. */
export function merged(times: readonly Interval[]): Interval[] {
  const apart: Interval[] = [];
  for (const { startMs, endMs } of [...times].sort((a, b) => a.startMs - b.startMs)) {
    const last = apart.at(-1);
    if (last !== undefined && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else apart.push({ startMs, endMs });
  }
  return apart;
}
