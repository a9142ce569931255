import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import type { ClientImport as ImportRow } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import { clientsMax } from "../limits";
import { lockRegister } from "../lockClientKeys";
import { guessColumns } from "./headings";
import type { ImportedPerson } from "./importedLine";
import type { ClientImport, ImportForm, ImportPreview } from "./importSchemas";
import { type ImportPlan, type KnownClient, planImport, type Snapshot } from "./planImport";
import { readTable } from "./readTable";

/** Files that a business sends to be read, previews included: each costs up to some seconds of a core. */
const filesOfBusiness = throttle("client_file", { points: 120, seconds: 60 * 60 });

const refusedShown = 200;
const sampleShown = 20;
const samplesOfColumn = 3;

/**
 * What an import of a file would do; changes nothing.
 * @throws AppError too_many_requests; what `readTable` throws
 */
export async function previewImport(
  providerId: string,
  bytes: Uint8Array,
  form: ImportForm,
): Promise<ImportPreview> {
  const table = await tableOf(providerId, bytes, form);
  const columns = form.columns ?? guessColumns(table.headings);
  const plan = await planImport(table, columns, await knownClients(db(), providerId), form.duplicates);
  return {
    ...figuresOf(plan),
    encoding: table.encoding,
    columns: table.headings.map((heading, index) => ({
      heading,
      field: columns[index] ?? null,
      samples: table.rows
        .map(({ cells }) => cells[index] ?? "")
        .filter((cell) => cell !== "")
        .slice(0, samplesOfColumn)
        .map((cell) => cell.slice(0, 80)),
    })),
    refused: plan.refused.slice(0, refusedShown),
    sample: plan.lines.slice(0, sampleShown).map(({ line, becomes, person }) => ({
      line,
      becomes,
      name: person.name,
      phone: person.phone,
      email: person.email,
      tags: person.tags,
    })),
  };
}

/**
 * Takes the clients of a file over, in one transaction: all lines that can be taken, or none. The same file once more adds
 * nobody who has a number or an address.
 * @throws AppError client_limit; too_many_requests; what `readTable` throws
 */
export async function importClients(
  { providerId, userId }: { providerId: string; userId: string },
  bytes: Uint8Array,
  form: ImportForm,
): Promise<ClientImport> {
  const table = await tableOf(providerId, bytes, form);
  const columns = form.columns ?? guessColumns(table.headings);
  return inTransaction(
    async (tx) => {
      // Two imports at once would each find the other's people missing, and so would a booking that is being confirmed.
      await lockRegister(tx, providerId);
      await tx.$queryRaw`SELECT id FROM clients WHERE provider_id = ${providerId}::uuid ORDER BY id FOR NO KEY UPDATE`;
      const known = await knownClients(tx, providerId);
      const plan = await planImport(table, columns, known, form.duplicates);
      const { refused_count: refused, ...figures } = figuresOf(plan);
      if (known.length + figures.added > clientsMax) throw new AppError("client_limit");
      const row = await tx.clientImport.create({
        data: { providerId, createdBy: userId, ...figures, refused },
      });
      await write(tx, { providerId, userId, importId: row.id }, plan);
      return serializeImport(row);
    },
    { timeout: 30_000 },
  );
}

/** @throws AppError too_many_requests; what `readTable` throws */
async function tableOf(providerId: string, bytes: Uint8Array, { encoding }: ImportForm) {
  await filesOfBusiness.take(providerId);
  return readTable(providerId, bytes, encoding);
}

function figuresOf({ lines, refused }: ImportPlan) {
  const count = (fate: string) => lines.filter(({ becomes }) => becomes === fate).length;
  return {
    added: count("added"),
    updated: count("updated"),
    skipped: count("skipped"),
    refused_count: refused.length,
  };
}

function knownClients(tx: Tx, providerId: string): Promise<KnownClient[]> {
  return tx.client.findMany({
    where: { providerId, eraseAfter: null },
    select: { id: true, name: true, phone: true, phoneE164: true, email: true, tags: true, hiddenAt: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

type Change = { id: string; before: Snapshot | null; after: Snapshot; person: ImportedPerson };

type Written = { providerId: string; userId: string; importId: string };

async function write(
  tx: Tx,
  { providerId, userId, importId }: Written,
  { lines }: ImportPlan,
): Promise<void> {
  const changes = lines.flatMap((line): Change[] => {
    if (line.becomes === "skipped") return [];
    const { person } = line;
    if (line.becomes === "added") {
      const { notes: _, ...after } = person;
      return [{ id: randomUUID(), before: null, after, person }];
    }
    const { id, ...before } = line.known;
    return [{ id, before, after: line.after, person }];
  });
  const rowsOf = (wanted: readonly Change[]) =>
    JSON.stringify(wanted.map(({ id, before, after }) => ({ id, before, after, ...forColumns(after) })));
  await tx.$executeRaw`
    INSERT INTO clients (id, provider_id, name, phone, phone_e164, email, tags)
    SELECT id, ${providerId}::uuid, name, phone, phone_e164, email, tags
    FROM jsonb_to_recordset(${rowsOf(changes.filter(({ before }) => before === null))}::jsonb)
      AS r(id uuid, name text, phone text, phone_e164 text, email text, tags text[])`;
  await tx.$executeRaw`
    UPDATE clients c SET name = r.name, phone = r.phone, phone_e164 = r.phone_e164, email = r.email, tags = r.tags,
      hidden_at = NULL, updated_at = now()
    FROM jsonb_to_recordset(${rowsOf(changes.filter(({ before }) => before !== null))}::jsonb)
      AS r(id uuid, name text, phone text, phone_e164 text, email text, tags text[])
    WHERE c.id = r.id AND c.provider_id = ${providerId}::uuid`;
  await tx.$executeRaw`
    INSERT INTO client_import_rows (provider_id, import_id, client_id, before, after)
    SELECT ${providerId}::uuid, ${importId}::uuid, id, nullif(before, 'null'::jsonb), after
    FROM jsonb_to_recordset(${rowsOf(changes)}::jsonb) AS r(id uuid, before jsonb, after jsonb)`;
  const notes = changes.flatMap(({ id: clientId, person }) =>
    person.notes.map((note) => ({ id: randomUUID(), clientId, ...note })),
  );
  await writeNotes(tx, { providerId, userId, importId }, notes);
}

type NewNote = { id: string; clientId: string; kind: string; text: string };

/** A note that the client has word for word is not written once more. */
async function writeNotes(
  tx: Tx,
  { providerId, userId, importId }: Written,
  notes: NewNote[],
): Promise<void> {
  if (notes.length === 0) return;
  const rows = JSON.stringify(notes.map(({ clientId, ...note }) => ({ ...note, client_id: clientId })));
  const written = z.array(z.object({ id: z.uuid() })).parse(
    await tx.$queryRaw`
      INSERT INTO client_notes (id, provider_id, client_id, kind, import_id)
      SELECT r.id, ${providerId}::uuid, r.client_id, r.kind::client_note_kind, ${importId}::uuid
      FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, client_id uuid, kind text, text text)
      WHERE NOT EXISTS (SELECT FROM client_notes n JOIN client_note_texts t ON t.note_id = n.id
        WHERE n.client_id = r.client_id AND t.text = r.text)
      RETURNING id::text AS id`,
  );
  const ids = new Set(written.map(({ id }) => id));
  await tx.clientNoteText.createMany({
    data: notes
      .filter(({ id }) => ids.has(id))
      .map(({ id: noteId, text }) => ({ noteId, text, writtenBy: userId })),
  });
}

function forColumns({ name, phone, phoneE164, email, tags }: Snapshot) {
  return { name, phone, phone_e164: phoneE164, email, tags };
}

/** The imports of a business, the latest first, twenty at most. */
export async function listImports(providerId: string): Promise<ClientImport[]> {
  const rows = await db().clientImport.findMany({
    where: { providerId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 20,
  });
  return rows.map(serializeImport);
}

function serializeImport(row: ImportRow): ClientImport {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    added: row.added,
    updated: row.updated,
    skipped: row.skipped,
    refused_count: row.refused,
    undone_at: row.undoneAt?.toISOString() ?? null,
  };
}
