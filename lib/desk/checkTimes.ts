import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import { bookedThen } from "./bookedThen";
import { calendarFor } from "./calendarFor";
import { lookAt } from "./lookAt";
import type { BookByBusiness, BookedThen, TimeRefusal } from "./schemas";
import type { Sold } from "./whatIsSold";

/** A start that can be booked, and with whom. */
export type CheckedTime = { startMs: number; candidates: string[] };

type Clash = { start_time: string; reason: TimeRefusal; in_the_way: BookedThen[] };
type Wanted = Pick<BookByBusiness, "startTimes" | "outsideHours"> & { staffId: string | null };

const dayMs = MINUTES_PER_DAY * MINUTE_MS;

/**
 * That every date can be booked, by the settings that `sold` was read with.
 * @throws AppError with every date that cannot be booked, `details: { reason, clashes }`: slot_taken where the first of them is
 *   taken, else slot_unavailable; staff_not_found
 */
export async function checkTimes(sold: Sold, wanted: Wanted, nowMs: number): Promise<CheckedTime[]> {
  const [free, clashes]: [CheckedTime[], Clash[]] = [[], []];
  for (const startMs of [...wanted.startTimes].sort((a, b) => a - b)) {
    const range = { fromMs: startMs - dayMs, toMs: startMs + 2 * dayMs, nowMs };
    const { people, rules } = await calendarFor(sold, wanted.staffId, range);
    const { refusal, canOverrule, staffMemberIds } = lookAt(startMs, people, rules);
    if (refusal === null || (canOverrule && wanted.outsideHours)) {
      free.push({ startMs, candidates: staffMemberIds });
      continue;
    }
    const ids = people.map(({ staffMemberId }) => staffMemberId);
    const inTheWay = refusal === "taken" ? await bookedThen(sold, startMs, ids) : [];
    clashes.push({ start_time: new Date(startMs).toISOString(), reason: refusal, in_the_way: inTheWay });
  }
  const [first] = clashes;
  if (first === undefined) return free;
  const code = first.reason === "taken" ? "slot_taken" : "slot_unavailable";
  throw new AppError(code, { details: { reason: first.reason, clashes } });
}
