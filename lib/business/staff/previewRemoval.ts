import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import { freeTimesFor } from "../settings/freeTimesFor";
import { applyRemoval } from "./applyRemoval";
import { removedBookings } from "./removedBookings";
import type { removalPreviewSchema } from "./staffRemoval";

type Preview = z.input<typeof removalPreviewSchema>;

/** Thrown with the answer, so that the transaction is rolled back. */
class NotRemoved extends Error {
  constructor(readonly preview: Preview) {
    super("Nobody was to be removed");
  }
}

/**
 * What removing somebody would mean for bookings: removes them, reads their bookings to come, and rolls back.
 * @param asked.moveBookingId one of the bookings, to find a time for at which one of the others is free
 * @throws AppError not_found; last_person
 */
export async function previewRemoval(
  providerId: string,
  id: string,
  { moveBookingId, nowMs }: { moveBookingId: string | null; nowMs: number },
): Promise<Preview> {
  try {
    return await db().$transaction(async (tx) => {
      const context = { ifMatch: null, bookingIds: [], nowMs };
      const bookings = await applyRemoval(tx, { providerId, id }, context);
      const moved = bookings.find((booking) => booking.id === moveBookingId);
      throw new NotRemoved({
        bookings: await removedBookings(tx, providerId, { bookings, nowMs }),
        freeTimes: moved ? await freeTimesFor(tx, providerId, moved, nowMs) : null,
      });
    });
  } catch (error) {
    if (error instanceof NotRemoved) return error.preview;
    throw error;
  }
}
