import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { UndoKind } from "@/lib/db/generated/enums";
import { AppError } from "@/lib/errors/AppError";

/*
 * Changes that can be undone for ten seconds. A step is written in the transaction of its change; the mails of the change
 * name it and wait until it has run out. Whoever undoes, replaces a waiting mail or sends one takes the lock of the step
 * first, after those of the calendar and the booking.
 */

const undoSeconds = 10;

/** By which a change can be undone, and until when. */
export type UndoTicket = { token: string; until: Date };

export type NewStep = {
  providerId: string;
  userId: string;
  kind: UndoKind;
  bookingId?: string;
  blockId?: string;
  /** null: there was no row, or is none any more. */
  before: object | null;
  after: object | null;
  /** What the customer was last told. */
  told?: object;
};

const madeRow = z.object({ id: z.uuid(), until: z.date() });

const jsonOf = (state: object | null | undefined) => (state ? JSON.stringify(state) : null);

/** Writes a step in the caller's transaction; its time begins now, by the database's clock, as that of its mails. */
export async function addUndoStep(tx: Tx, step: NewStep): Promise<UndoTicket> {
  const rows: unknown[] = await tx.$queryRaw`
    INSERT INTO undo_steps (provider_id, user_id, kind, booking_id, block_id, before, after, told, expires_at)
    VALUES (${step.providerId}::uuid, ${step.userId}::uuid, ${step.kind}::undo_kind, ${step.bookingId ?? null}::uuid,
      ${step.blockId ?? null}::uuid, ${jsonOf(step.before)}::jsonb, ${jsonOf(step.after)}::jsonb,
      ${jsonOf(step.told)}::jsonb, clock_timestamp() + make_interval(secs => ${undoSeconds}))
    RETURNING id, expires_at AS until`;
  const { id, until } = madeRow.parse(rows[0]);
  return { token: id, until };
}

/** As the mails of a change name it. */
export const heldBy = ({ token, until }: UndoTicket) => ({ held: { undoStepId: token, until } });

const columns = {
  id: true,
  kind: true,
  bookingId: true,
  blockId: true,
  before: true,
  after: true,
  told: true,
} satisfies Prisma.UndoStepSelect;
export type UndoStep = Prisma.UndoStepGetPayload<{ select: typeof columns }>;

/**
 * A step that can be undone at this moment, without its lock.
 * @throws AppError undo_over
 */
export async function openStep(tx: Tx, id: string): Promise<UndoStep> {
  const step = await tx.undoStep.findFirst({
    where: { id, undoneAt: null, expiresAt: { gt: new Date() } },
    select: columns,
  });
  if (step === null) throw new AppError("undo_over");
  return step;
}

/**
 * Takes a step to be undone: locks it, and takes back the mails of its change. To be called after the locks of what it
 * changed.
 * @throws AppError undo_over once its time is over or it was undone
 */
export async function takeUndoStep(tx: Tx, id: string): Promise<void> {
  const open: unknown[] = await tx.$queryRaw`
    SELECT id FROM undo_steps
    WHERE id = ${id}::uuid AND undone_at IS NULL AND expires_at > clock_timestamp() FOR UPDATE`;
  if (open.length === 0) throw new AppError("undo_over");
  const sent = await tx.outboxMail.count({ where: { undoStepId: id, sentAt: { not: null } } });
  if (sent > 0) throw new AppError("undo_over");
  await tx.outboxMail.deleteMany({ where: { undoStepId: id } });
  await tx.notice.deleteMany({ where: { undoStepId: id } });
  await tx.undoStep.update({ where: { id }, data: { undoneAt: new Date() }, select: { id: true } });
}

const openRow = z.object({ id: z.uuid(), told: z.unknown() });

/**
 * Ends the steps of a booking that are open, since it changes again, and takes back their mails: one mail tells of all that
 * happened within ten seconds.
 * @returns what the customer was last told, if steps were open: as the first of them has it
 */
export async function replaceOpenSteps(
  tx: Tx,
  bookingId: string,
  kind: Exclude<UndoKind, "block">,
): Promise<{ told: unknown } | null> {
  const rows: unknown = await tx.$queryRaw`
    SELECT id, told FROM undo_steps
    WHERE booking_id = ${bookingId}::uuid AND kind = ${kind}::undo_kind AND undone_at IS NULL
      AND expires_at > clock_timestamp()
    ORDER BY created_at, id FOR UPDATE`;
  const open = z.array(openRow).parse(rows);
  const [first] = open;
  if (first === undefined) return null;
  const ids = open.map(({ id }) => id);
  await tx.outboxMail.deleteMany({ where: { undoStepId: { in: ids }, sentAt: null } });
  await tx.notice.deleteMany({ where: { undoStepId: { in: ids } } });
  await tx.$executeRaw`UPDATE undo_steps SET expires_at = clock_timestamp() WHERE id = ANY (${ids}::uuid[])`;
  return { told: first.told };
}
