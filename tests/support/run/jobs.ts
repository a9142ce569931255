import { z } from "zod";
import { pool } from "@/lib/db/client";

const rows = z.array(z.object({ identifier: z.string() }));

/** The tasks of the waiting jobs whose payload names something. */
export async function jobsNaming(text: string): Promise<string[]> {
  const found = await pool().query(
    `SELECT t.identifier FROM graphile_worker._private_jobs j
     JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE j.payload::text LIKE $1`,
    [`%${text}%`],
  );
  return rows.parse(found.rows).map(({ identifier }) => identifier);
}
