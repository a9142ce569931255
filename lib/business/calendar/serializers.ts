import type { z } from "zod";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import type { UndoTicket } from "@/lib/visits/undo/undoSteps";
import type { Blocked } from "./blocks";
import type { blockedSchema, Undo } from "./changeSchemas";
import { serializeAbsence } from "./serializeAbsence";

/** By which a change is undone, in the contract's shape. */
export function serializeUndo({ token, until }: UndoTicket): Undo {
  return { token, until: until.toISOString() };
}

/** A blocked time after a change, with the bookings inside, which stay. */
export function serializeBlocked(
  { block, inside, undo }: Blocked,
  scope: BusinessScope,
): z.input<typeof blockedSchema> {
  return {
    block: serializeAbsence(block, scope),
    bookings_inside: inside.map((booking) => ({
      id: booking.id,
      start_time: booking.startsAt.toISOString(),
      end_time: booking.endsAt.toISOString(),
      customer_name: booking.customerName,
      service_name: booking.serviceName,
    })),
    undo: undo && serializeUndo(undo),
  };
}
