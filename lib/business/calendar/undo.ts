import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { undoMark } from "@/lib/visits/marks/markVisit";
import { undoSchedule } from "@/lib/visits/schedule/undoSchedule";
import { undoBlock } from "./blocks";

/**
 * Undoes a change of the calendar within ten seconds; only whoever made it can. `nowMs` (epoch milliseconds) decides whether an
 * invitation to review is still worth sending.
 * @throws AppError not_found; undo_over when the time is over, it was undone, or the same was changed since; slot_taken when
 *   the old place of a booking is somebody else's by now
 */
export async function undoChange(scope: BusinessScope, token: string, nowMs: number): Promise<void> {
  const { providerId, userId } = scope;
  const step =
    userId === null
      ? null
      : await db().undoStep.findFirst({
          where: { id: token, providerId, userId },
          select: { kind: true, bookingId: true },
        });
  if (step === null || userId === null) throw new AppError("not_found");
  const { kind, bookingId } = step;
  if (kind === "block" || bookingId === null) return undoBlock(scope, { token });
  const undo = { token, bookingId, userId };
  return kind === "mark" ? undoMark(scope, { ...undo, nowMs }) : undoSchedule(scope, undo);
}
