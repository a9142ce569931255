import "server-only";
import { db } from "@/lib/db/client";

/** Pages that were cached, opened or mailed a moment ago still name them. */
const graceHours = 24;
/** At a time, so that no transaction holds many rows for long. */
const batchSize = 200;

/**
 * Removes the contents of pictures that have been shown nowhere for a day.
 * @returns how many
 */
export async function purgePictures(now: Date): Promise<number> {
  const before = new Date(now.getTime() - graceHours * 60 * 60 * 1000);
  let removed = 0;
  for (;;) {
    // One that is being uploaded anew is locked by that, and its time moves: it is passed by, or looked at again.
    const count = await db().$executeRaw`
      DELETE FROM picture_contents WHERE hash IN (
        SELECT hash FROM picture_contents c
        WHERE touched_at < ${before} AND NOT EXISTS (SELECT 1 FROM pictures p WHERE p.hash = c.hash)
        LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`;
    removed += count;
    if (count < batchSize) return removed;
  }
}
