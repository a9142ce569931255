import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { type EventNames, peopleOf } from "./bookingEvents";

const namedRows = z.array(z.object({ id: z.uuid(), name: z.string() }));

/**
 * What the accounts that act for a business are called there, by the account's id: as the person that they sign in as, else by
 * the account's own name. Also of those who left; without those of whom no name is kept.
 */
async function actorNames(
  providerId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const rows: unknown = await db().$queryRaw`
    SELECT DISTINCT ON (u.id) u.id::text AS id, coalesce(s.name, u.full_name) AS name
    FROM users u
    JOIN provider_members m ON m.user_id = u.id AND m.provider_id = ${providerId}::uuid
    LEFT JOIN staff_members s ON s.id = m.staff_member_id AND NOT s.is_implicit
    WHERE u.id = ANY (${ids}::uuid[]) AND u.erased_at IS NULL AND coalesce(s.name, u.full_name) <> ''
    ORDER BY u.id, m.ended_at DESC NULLS FIRST, m.created_at DESC`;
  return new Map(namedRows.parse(rows).map(({ id, name }) => [id, name]));
}

type HistoryRow = { actor: string; actorUserId: string | null; data: unknown };

/** Whom a booking's history names: those who acted for its business, and the people between whom it changed. */
export async function namesInHistory(
  providerId: string,
  events: readonly HistoryRow[],
): Promise<Required<EventNames>> {
  const acting = events.flatMap(({ actor, actorUserId }) =>
    actor === "provider" && actorUserId !== null ? [actorUserId] : [],
  );
  const [actors, people] = await Promise.all([
    actorNames(providerId, acting),
    peopleNames(providerId, peopleOf(events)),
  ]);
  return { actors, people };
}

/** The names of people of a business by their ids; without those of whom none is kept, and who works alone. */
async function peopleNames(providerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db().staffMember.findMany({
    where: { providerId, id: { in: [...ids] }, isImplicit: false },
    select: { id: true, name: true },
  });
  return new Map(people.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}
