import "server-only";
import { db } from "@/lib/db/client";
import { MINUTE_MS } from "@/lib/time/zone";

type Moving = { providerId: string; durationMinutes: number };

/**
 * The latest start to which a customer can move a visit of a business that is being closed (OWN-8), epoch milliseconds: it
 * ends with the last visit that is booked there, since the closing waits for that one. Null where nothing is being closed.
 */
export async function latestMove({ providerId, durationMinutes }: Moving): Promise<number | null> {
  const { closingSince } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { closingSince: true },
  });
  if (closingSince === null) return null;
  const { _max: last } = await db().booking.aggregate({
    where: { providerId, status: "confirmed" },
    _max: { endsAt: true },
  });
  return (last.endsAt?.getTime() ?? 0) - durationMinutes * MINUTE_MS;
}
