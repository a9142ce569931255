import "server-only";
import { z } from "zod";
import { assertBelowLimit, saveUnavailable } from "@/lib/availability/hours/saveUnavailable";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { txConnection } from "@/lib/db/txConnection";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { MINUTE_MS } from "@/lib/time/zone";
import { addUndoStep, openStep, takeUndoStep, type UndoTicket } from "@/lib/visits/undo/undoSteps";
import { bookingsInside } from "../settings/bookingsInside";

/*
 * Blocked times, as the calendar makes them: the unavailable times of the settings, one by one, with their locks and their
 * version, so that a hold which was checked before is checked again.
 */

const columns = {
  id: true,
  staffMemberId: true,
  startsAt: true,
  endsAt: true,
  reason: true,
  seriesId: true,
} satisfies Prisma.UnavailableTimeSelect;
export type Block = Prisma.UnavailableTimeGetPayload<{ select: typeof columns }>;

const blockSchema = z.object({
  id: z.uuid(),
  staffMemberId: z.uuid().nullable(),
  startsAt: z.coerce.date(),
  endsAt: z.coerce.date(),
  reason: z.string().nullable(),
  seriesId: z.uuid().nullable(),
});

/** Epoch milliseconds; `staffId` null: the whole business. */
export type NewBlock = { startMs: number; endMs: number; staffId: string | null; reason: string | null };

export type Inside = { id: string; startsAt: Date; endsAt: Date; customerName: string; serviceName: string };
export type Blocked = { block: Block; inside: Inside[]; undo: UndoTicket | null };

type BlockedBy = { userId: string; nowMs: number };

/**
 * Blocks a time. Bookings inside stay, and are told. The same time twice is blocked once.
 * @throws AppError owner_only when a member blocks somebody else's; staff_not_found; invalid_request for too many
 */
export function addBlock(scope: BusinessScope, wanted: NewBlock, acting: BlockedBy): Promise<Blocked> {
  return changing(scope, async (tx) => {
    const staffMemberId = await ownerOf(tx, scope, wanted.staffId);
    const { startMs, endMs, reason } = wanted;
    const whose = { providerId: scope.providerId, staffMemberId };
    const draft = { id: null, startMs, endMs, reason, seriesId: null };
    const { nowMs } = acting;
    const edit = { drafts: [draft], removedIds: [], nowMs, staffMemberId };
    const [addedId] = await saveUnavailable(tx, scope.providerId, edit);
    const same = { ...whose, startsAt: new Date(startMs), endsAt: new Date(endMs), reason };
    const block = await tx.unavailableTime.findFirstOrThrow({
      where: addedId === undefined ? same : { id: addedId },
      select: columns,
    });
    const undo =
      addedId === undefined ? null : await stepOf(tx, scope, acting, { before: null, after: block });
    return { block, inside: await insideOf(tx, scope, block, nowMs), undo };
  });
}

/**
 * Changes a blocked time; what is left out stays.
 * @throws AppError not_found; owner_only; staff_not_found; invalid_request when it would last less than a minute, and for
 *   too many to come where it was not one of them
 */
export function changeBlock(
  scope: BusinessScope,
  id: string,
  edit: { [K in keyof NewBlock]?: NewBlock[K] | undefined },
  acting: BlockedBy,
): Promise<Blocked> {
  return changing(scope, async (tx) => {
    const before = await findBlock(tx, scope, id);
    const staffMemberId =
      edit.staffId === undefined ? before.staffMemberId : await ownerOf(tx, scope, edit.staffId);
    const startsAt = edit.startMs === undefined ? before.startsAt : new Date(edit.startMs);
    const endsAt = edit.endMs === undefined ? before.endsAt : new Date(edit.endMs);
    // One of the settings may end within a minute of its own.
    if (endsAt.getTime() - startsAt.getTime() < MINUTE_MS)
      throw new AppError("invalid_request", { fields: [{ path: "endTime", rule: "rangeOrder" }] });
    const reason = edit.reason === undefined ? before.reason : edit.reason;
    const after = { ...before, staffMemberId, startsAt, endsAt, reason };
    const inside = () => insideOf(tx, scope, after, acting.nowMs);
    if (isSame(before, after)) return { block: before, inside: await inside(), undo: null };
    const data = { staffMemberId, startsAt, endsAt, reason };
    await tx.unavailableTime.update({ where: { id }, data, select: { id: true } });
    const wasCounted = before.staffMemberId === staffMemberId && before.endsAt.getTime() > acting.nowMs;
    if (!wasCounted)
      await assertBelowLimit(tx, { providerId: scope.providerId, staffMemberId }, acting.nowMs);
    return { block: after, inside: await inside(), undo: await stepOf(tx, scope, acting, { before, after }) };
  });
}

/**
 * Opens a blocked time again.
 * @throws AppError not_found; owner_only
 */
export function removeBlock(scope: BusinessScope, id: string, acting: BlockedBy): Promise<UndoTicket> {
  return changing(scope, async (tx) => {
    const before = await findBlock(tx, scope, id);
    await tx.unavailableTime.delete({ where: { id }, select: { id: true } });
    return stepOf(tx, scope, acting, { before, after: null });
  });
}

/**
 * Brings a blocked time back to what it was before a change.
 * @throws AppError undo_over once the time is over, it was undone, or somebody changed it since
 */
export function undoBlock(scope: BusinessScope, { token }: { token: string }): Promise<void> {
  return changing(scope, async (tx) => {
    const step = await openStep(tx, token);
    const before = blockSchema.nullable().parse(step.before);
    const after = blockSchema.nullable().parse(step.after);
    const { providerId } = scope;
    const id = step.blockId ?? "";
    const now = await tx.unavailableTime.findFirst({ where: { id, providerId }, select: columns });
    if (now === null ? after !== null : after === null || !isSame(now, after))
      throw new AppError("undo_over");
    await takeUndoStep(tx, token);
    if (before === null) await tx.unavailableTime.delete({ where: { id }, select: { id: true } });
    else if (now === null) await tx.unavailableTime.create({ data: { ...before, providerId } });
    else await tx.unavailableTime.update({ where: { id }, data: before, select: { id: true } });
  });
}

/** In a transaction with the locks and the version of the settings. */
function changing<T>({ providerId }: BusinessScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(async (tx) => {
    await lockCalendar(tx, providerId);
    await lockCatalogue(tx, providerId);
    const result = await work(tx);
    await tx.provider.update({
      where: { id: providerId },
      data: { settingsVersion: { increment: 1 } },
      select: { id: true },
    });
    return result;
  });
}

/** Whose time it is to be: the one person of a business that works alone is the business. */
async function ownerOf(tx: Tx, scope: BusinessScope, staffId: string | null): Promise<string | null> {
  if (scope.staffMemberId !== null && staffId !== scope.staffMemberId) throw new AppError("owner_only");
  if (staffId === null) return null;
  const person = await tx.staffMember.findFirst({
    where: { id: staffId, providerId: scope.providerId, isActive: true, removedAt: null },
    select: { isImplicit: true },
  });
  if (person === null) throw new AppError("staff_not_found");
  return person.isImplicit ? null : staffId;
}

/** A member sees those of the whole business and does not change them; those of colleagues are not found. */
async function findBlock(tx: Tx, scope: BusinessScope, id: string): Promise<Block> {
  const { providerId, staffMemberId } = scope;
  const block = await tx.unavailableTime.findFirst({ where: { id, providerId }, select: columns });
  if (block === null) throw new AppError("not_found");
  if (staffMemberId === null || block.staffMemberId === staffMemberId) return block;
  throw new AppError(block.staffMemberId === null ? "owner_only" : "not_found");
}

const isSame = (a: Block, b: Block) =>
  a.staffMemberId === b.staffMemberId &&
  a.startsAt.getTime() === b.startsAt.getTime() &&
  a.endsAt.getTime() === b.endsAt.getTime() &&
  a.reason === b.reason;

function stepOf(
  tx: Tx,
  { providerId }: BusinessScope,
  { userId }: BlockedBy,
  { before, after }: { before: Block | null; after: Block | null },
): Promise<UndoTicket> {
  const blockId = (before ?? after)?.id ?? "";
  return addUndoStep(tx, { providerId, userId, kind: "block", blockId, before, after });
}

async function insideOf(
  tx: Tx,
  { providerId, staffMemberId }: BusinessScope,
  block: Block,
  nowMs: number,
): Promise<Inside[]> {
  const inside = await bookingsInside(providerId, [block.id], nowMs, txConnection(tx));
  return tx.booking.findMany({
    where: { id: { in: inside.map(({ id }) => id) }, ...(staffMemberId === null ? {} : { staffMemberId }) },
    select: { id: true, startsAt: true, endsAt: true, customerName: true, serviceName: true },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
}
