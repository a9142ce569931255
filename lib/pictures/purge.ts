import "server-only";
import { db } from "@/lib/db/client";

/** Pages that were cached, opened or mailed shortly before still have their addresses. */
const graceHours = 24;
/** Rows of one statement, so that no transaction locks many rows for long. */
const batchSize = 200;

/**
 * Removes the contents of pictures that have not been shown anywhere for a day.
 * @returns how many
 */
export async function purgePictures(now: Date): Promise<number> {
  const before = new Date(now.getTime() - graceHours * 60 * 60 * 1000);
  let removed = 0;
  for (;;) {
    // A picture that is being uploaded again is locked by that, which also sets touched_at: it is skipped, or no
    // longer matches.
    const count = await db().$executeRaw`
      DELETE FROM picture_contents WHERE hash IN (
        SELECT hash FROM picture_contents c
        WHERE touched_at < ${before} AND NOT EXISTS (SELECT 1 FROM pictures p WHERE p.hash = c.hash)
        LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`;
    removed += count;
    if (count < batchSize) return removed;
  }
}
