import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { maxUnavailableTimes, type UnavailableDraft } from "./unavailableDraft";

type Edit = {
  drafts: readonly UnavailableDraft[];
  /** An unknown id is no error: the time is removed already. */
  removedIds: readonly string[];
  nowMs: number;
  /** The person whose times they are; null for the whole business. */
  staffMemberId?: string | null;
};

type Whose = { providerId: string; staffMemberId: string | null };

type Kept = { id: string; startsAt: Date; endsAt: Date; reason: string | null };
type Named = UnavailableDraft & { id: string };

const isNamed = (draft: UnavailableDraft): draft is Named => draft.id !== null;

const columnsOf = ({ startMs, endMs, reason }: UnavailableDraft) => ({
  startsAt: new Date(startMs),
  endsAt: new Date(endMs),
  reason,
});

const isEqual = (kept: Kept, draft: UnavailableDraft) =>
  kept.startsAt.getTime() === draft.startMs &&
  kept.endsAt.getTime() === draft.endMs &&
  kept.reason === draft.reason;

/**
 * Saves unavailable times of the whole business, or of one of its people, in the caller's transaction, which holds
 * the lock of its settings. Times that are not named stay. A new one that equals a stored one is not added again, so
 * that a save can be repeated.
 * @returns the ids of those that are new or changed
 * @throws AppError invalid_request for an id that is removed or somebody else's, and for more than
 *   `maxUnavailableTimes` times to come
 */
export async function saveUnavailable(
  tx: Tx,
  providerId: string,
  { drafts, removedIds, nowMs, staffMemberId = null }: Edit,
): Promise<string[]> {
  const whose = { providerId, staffMemberId };
  const removed = new Set(removedIds.map((id) => id.toLowerCase()));
  await tx.unavailableTime.deleteMany({
    where: { ...whose, id: { in: [...removed] } },
  });
  const kept = new Map((await findRelated(tx, whose, drafts)).map((time) => [time.id, time]));
  const named = drafts.filter(isNamed).filter(({ id }) => !removed.has(id));
  const gone = new Set(named.filter(({ id }) => !kept.has(id)));
  if (gone.size > 0) {
    const paths = drafts.flatMap((draft, index) =>
      isNamed(draft) && gone.has(draft) ? [`unavailableSlots.${index}.id`] : [],
    );
    throw new AppError("invalid_request", { fields: paths.map((path) => ({ path, rule: "gone" })) });
  }
  const changed = named.filter((draft) => {
    const before = kept.get(draft.id);
    return before !== undefined && !isEqual(before, draft);
  });
  await change(tx, whose, changed);
  for (const { id } of changed) kept.delete(id);
  const added = drafts.filter(
    (draft) => !isNamed(draft) && ![...kept.values()].some((time) => isEqual(time, draft)),
  );
  const created = await tx.unavailableTime.createManyAndReturn({
    data: added.map((draft) => ({ ...columnsOf(draft), seriesId: draft.seriesId, ...whose })),
    select: { id: true },
  });
  if (created.length > 0) await assertBelowLimit(tx, whose, nowMs);
  return [...changed, ...created].map(({ id }) => id);
}

/** Stored times that the drafts name, and those that a new one could equal. */
function findRelated(tx: Tx, whose: Whose, drafts: readonly UnavailableDraft[]): Promise<Kept[]> {
  const ids = drafts.filter(isNamed).map(({ id }) => id);
  const starts = drafts.map(({ startMs }) => new Date(startMs));
  return tx.unavailableTime.findMany({
    where: { ...whose, OR: [{ id: { in: ids } }, { startsAt: { in: starts } }] },
    select: { id: true, startsAt: true, endsAt: true, reason: true },
  });
}

async function change(tx: Tx, { providerId, staffMemberId }: Whose, drafts: readonly Named[]): Promise<void> {
  if (drafts.length === 0) return;
  const rows = JSON.stringify(drafts.map((draft) => ({ id: draft.id, ...columnsOf(draft) })));
  await tx.$executeRaw`
    UPDATE unavailable_times t SET starts_at = d."startsAt", ends_at = d."endsAt", reason = d.reason
    FROM jsonb_to_recordset(${rows}::jsonb) AS d (id uuid, "startsAt" timestamptz, "endsAt" timestamptz, reason text)
    WHERE t.id = d.id AND t.provider_id = ${providerId}::uuid
      AND t.staff_member_id IS NOT DISTINCT FROM ${staffMemberId}::uuid`;
}

/**
 * That the business, or one of its people, has no more times to come than it may have.
 * @throws AppError invalid_request
 */
export async function assertBelowLimit(tx: Tx, whose: Whose, nowMs: number): Promise<void> {
  const upcoming = await tx.unavailableTime.count({
    where: { ...whose, endsAt: { gt: new Date(nowMs) } },
  });
  if (upcoming <= maxUnavailableTimes) return;
  throw new AppError("invalid_request", { fields: [{ path: "unavailableSlots", rule: "tooMany" }] });
}
