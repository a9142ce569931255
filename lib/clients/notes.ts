import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { clientNotesMax, clientNoteTextsMax } from "./limits";
import { type ClientNote, type NoteKind, noteKindSchema, noteKinds } from "./schemas";

/*
 * Private notes of a business on its clients. They are for its own pages: nothing of them goes into mails, feeds or logs.
 * Who may read and write them is asked before (lib/business/clients/reachedClient.ts).
 */

/** Whose client, and who writes. */
export type NoteScope = { providerId: string; clientId: string; userId: string | null };

/**
 * Writes a note.
 * @returns its id
 * @throws AppError not_found; client_limit when the client has as many as there may be
 */
export function addNote(
  { providerId, clientId, userId }: NoteScope,
  note: { kind: NoteKind; text: string },
): Promise<string> {
  return inTransaction(async (tx) => {
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT id FROM clients WHERE id = ${clientId}::uuid AND provider_id = ${providerId}::uuid FOR NO KEY UPDATE`;
    if (rows.length === 0) throw new AppError("not_found");
    if ((await tx.clientNote.count({ where: { clientId } })) >= clientNotesMax)
      throw new AppError("client_limit");
    const { id } = await tx.clientNote.create({
      data: {
        providerId,
        clientId,
        kind: note.kind,
        texts: { create: { text: note.text, writtenBy: userId } },
      },
      select: { id: true },
    });
    return id;
  });
}

/**
 * Gives a note another text; the latest of the earlier ones stay as its history.
 * @throws AppError not_found
 */
export function editNote(scope: NoteScope, noteId: string, text: string): Promise<void> {
  return inTransaction(async (tx) => {
    const notes = await tx.$queryRaw<unknown[]>`
      SELECT id FROM client_notes
      WHERE id = ${noteId}::uuid AND client_id = ${scope.clientId}::uuid AND provider_id = ${scope.providerId}::uuid
      FOR NO KEY UPDATE`;
    if (notes.length === 0) throw new AppError("not_found");
    await tx.clientNoteText.create({ data: { noteId, text, writtenBy: scope.userId } });
    await tx.$executeRaw`
      DELETE FROM client_note_texts WHERE note_id = ${noteId}::uuid AND id <= (
        SELECT id FROM client_note_texts WHERE note_id = ${noteId}::uuid
        ORDER BY id DESC OFFSET ${clientNoteTextsMax} LIMIT 1)`;
  });
}

/**
 * Removes a note with its history.
 * @throws AppError not_found
 */
export async function deleteNote(
  { providerId, clientId }: Omit<NoteScope, "userId">,
  noteId: string,
): Promise<void> {
  const { count } = await db().clientNote.deleteMany({ where: { id: noteId, clientId, providerId } });
  if (count === 0) throw new AppError("not_found");
}

const textRows = z.array(
  z.object({
    id: z.uuid(),
    kind: noteKindSchema,
    text: z.string(),
    writtenAt: z.date(),
    writtenBy: z.string().nullable(),
  }),
);

/** The notes of a client by kind, allergies first, the latest of each kind first; with what they said before. */
export async function loadNotes(providerId: string, clientId: string): Promise<ClientNote[]> {
  const rows = textRows.parse(
    await db().$queryRaw`
      SELECT n.id::text AS id, n.kind::text AS kind, t.text, t.written_at AS "writtenAt",
        coalesce(s.name, nullif(u.full_name, ''), u.email) AS "writtenBy"
      FROM client_notes n
      JOIN client_note_texts t ON t.note_id = n.id
      LEFT JOIN users u ON u.id = t.written_by AND u.erased_at IS NULL
      LEFT JOIN provider_members m ON m.user_id = u.id AND m.provider_id = n.provider_id AND m.ended_at IS NULL
      LEFT JOIN staff_members s ON s.id = m.staff_member_id
      WHERE n.client_id = ${clientId}::uuid AND n.provider_id = ${providerId}::uuid
      ORDER BY n.created_at DESC, n.id, t.id DESC`,
  );
  const byNote = Map.groupBy(rows, ({ id }) => id);
  const notes = [...byNote.values()].flatMap((texts) => {
    const [latest, ...earlier] = texts;
    return latest === undefined
      ? []
      : [{ id: latest.id, kind: latest.kind, ...writtenOf(latest), earlier: earlier.map(writtenOf) }];
  });
  return notes.sort((a, b) => noteKinds.indexOf(a.kind) - noteKinds.indexOf(b.kind));
}

function writtenOf({ text, writtenAt, writtenBy }: z.infer<typeof textRows>[number]) {
  return { text, written_at: writtenAt.toISOString(), written_by: writtenBy };
}
