import "server-only";
import { shownTo } from "@/lib/bookings/business/shownTo";
import { db, pool } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";

/** Whose a booking is, and what has to be known before the visit begins. */
export type BookingClient = { clientId: string; allergies: string[] };

const allergiesSql = `
  SELECT n.client_id::text AS "clientId", t.text
  FROM client_notes n
  CROSS JOIN LATERAL (SELECT text FROM client_note_texts WHERE note_id = n.id ORDER BY id DESC LIMIT 1) t
  WHERE n.provider_id = $1 AND n.kind = 'allergy' AND n.client_id = ANY ($2::uuid[])
  ORDER BY n.created_at DESC, n.id`;

/**
 * The clients of bookings, with their allergies, by the booking's id: what the calendar, the day and a booking show. Only those
 * that the session may open: a member's own visits of today.
 */
export async function clientsOfBookings(
  scope: BusinessScope,
  bookingIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, BookingClient>> {
  if (bookingIds.length === 0) return new Map();
  const { providerId, staffMemberId } = scope;
  const rows = await db().booking.findMany({
    where: {
      id: { in: [...bookingIds] },
      providerId,
      clientId: { not: null },
      ...(staffMemberId === null ? {} : { staffMemberId }),
    },
    select: { id: true, clientId: true, startsAt: true, timeZone: true, customerEmail: true },
  });
  const shown = (await shownTo(rows, scope, nowMs)).filter(({ customerEmail }) => customerEmail !== null);
  const clientIds = [...new Set(shown.flatMap(({ clientId }) => clientId ?? []))];
  const { rows: notes } = await pool().query<{ clientId: string; text: string }>(allergiesSql, [
    providerId,
    clientIds,
  ]);
  const byClient = Map.groupBy(notes, ({ clientId }) => clientId);
  return new Map(
    shown.flatMap(({ id, clientId }) =>
      clientId === null
        ? []
        : [[id, { clientId, allergies: (byClient.get(clientId) ?? []).map(({ text }) => text) }]],
    ),
  );
}
