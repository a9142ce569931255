import "server-only";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import type { UndoneImport } from "./importSchemas";

/**
 * Undoes an import: removes whom it added and restores whom it changed. Whoever was changed, booked or written of since stays
 * as they are. Once.
 * @throws AppError not_found, also when it was undone before
 */
export function undoImport(providerId: string, importId: string): Promise<UndoneImport> {
  return inTransaction(
    async (tx) => {
      const { count } = await tx.clientImport.updateMany({
        where: { id: importId, providerId, undoneAt: null },
        data: { undoneAt: new Date() },
      });
      if (count === 0) throw new AppError("not_found");
      const total = await tx.clientImportRow.count({ where: { importId } });
      await tx.$queryRaw`
        SELECT c.id FROM clients c JOIN client_import_rows r ON r.client_id = c.id
        WHERE r.import_id = ${importId}::uuid ORDER BY c.id FOR UPDATE OF c`;
      // What was written by the import, and not edited since, goes with it.
      await tx.$executeRaw`
        DELETE FROM client_notes n WHERE n.import_id = ${importId}::uuid
          AND (SELECT count(*) FROM client_note_texts t WHERE t.note_id = n.id) = 1
          AND EXISTS (SELECT FROM client_import_rows r WHERE r.import_id = n.import_id AND r.client_id = n.client_id)`;
      const restored = await tx.$executeRaw`
        UPDATE clients c SET name = r.before ->> 'name', phone = r.before ->> 'phone', phone_e164 = r.before ->> 'phoneE164',
          email = r.before ->> 'email', tags = ARRAY(SELECT jsonb_array_elements_text(r.before -> 'tags')),
          hidden_at = coalesce(c.hidden_at, (r.before ->> 'hiddenAt')::timestamptz), updated_at = now()
        FROM client_import_rows r
        WHERE r.import_id = ${importId}::uuid AND r.client_id = c.id AND r.before IS NOT NULL AND r.after = jsonb_build_object(
          'name', c.name, 'phone', c.phone, 'phoneE164', c.phone_e164, 'email', c.email, 'tags', to_jsonb(c.tags))`;
      const removed = await tx.$executeRaw`
        DELETE FROM clients c USING client_import_rows r
        WHERE r.import_id = ${importId}::uuid AND r.client_id = c.id AND r.before IS NULL AND r.after = jsonb_build_object(
            'name', c.name, 'phone', c.phone, 'phoneE164', c.phone_e164, 'email', c.email, 'tags', to_jsonb(c.tags))
          AND NOT EXISTS (SELECT FROM bookings b WHERE b.client_id = c.id)
          AND NOT EXISTS (SELECT FROM client_notes n WHERE n.client_id = c.id)`;
      return { removed, restored, kept: total - removed - restored };
    },
    { timeout: 30_000 },
  );
}
