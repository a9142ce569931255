import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { replaceOpenSteps } from "../undo/undoSteps";
import { scheduleStateSchema } from "./scheduleState";

/** What the mail of a move keeps of the state that its reader was told before. */
const toldSchema = scheduleStateSchema.pick({ startsAt: true, durationMinutes: true, staffMemberId: true });
export type Told = z.infer<typeof toldSchema>;

/** The same in a mail's payload. */
export const toldPayload = ({ startsAt, durationMinutes, staffMemberId }: Told) => ({
  startsAt: startsAt.toISOString(),
  durationMinutes,
  staffMemberId,
});

/**
 * What everybody was last told of a booking that moves, which the caller has locked. A change of its schedule that could still
 * be undone cannot any more, and its mails, which nobody has got, are taken back.
 * @param before as it was before this move
 */
export async function lastTold(tx: Tx, before: Told & { id: string }): Promise<Told> {
  const waiting = await replaceOpenSteps(tx, before.id, "schedule");
  return waiting === null ? before : scheduleStateSchema.parse(waiting.told);
}

/** `isCertain`: the mail of the move cannot be on its way. */
type Unsent = { told: Told; isCertain: boolean };

const unsentRows = z.array(z.object({ told: toldSchema.nullable().catch(null), isCertain: z.boolean() }));

/**
 * What the customer of a booking, which the caller has locked, was told before the business's moves whose mails were not sent
 * yet; null where they were told of all, or made the last move themself. No mail that can still be undone is sent before the
 * caller's transaction ends.
 */
export async function toldBeforeUnsent(tx: Tx, bookingId: string): Promise<Unsent | null> {
  await tx.$queryRaw`
    SELECT id FROM undo_steps
    WHERE booking_id = ${bookingId}::uuid AND kind = 'schedule' AND undone_at IS NULL AND expires_at > clock_timestamp()
    ORDER BY created_at, id FOR UPDATE`;
  const rows = unsentRows.parse(
    await tx.$queryRaw`
      SELECT m.payload -> 'told' AS told, coalesce(s.expires_at > clock_timestamp(), false) AS "isCertain"
      FROM outbox_mails m LEFT JOIN undo_steps s ON s.id = m.undo_step_id
      WHERE m.booking_id = ${bookingId}::uuid AND m.kind = 'booking_rescheduled' AND m.sent_at IS NULL
      ORDER BY m.created_at DESC, m.id DESC`,
  );
  const ownMove = rows.findIndex(({ told }) => told === null);
  const unsent = ownMove === -1 ? rows : rows.slice(0, ownMove);
  const told = unsent.at(-1)?.told;
  return told ? { told, isCertain: unsent.every(({ isCertain }) => isCertain) } : null;
}
