import type { BookableService } from "../calls/checkout";
import { sql } from "../run/sql";

type PersonWish = {
  name: string;
  colour?: string /** Whether they do the service; they do unless told otherwise. */;
  does?: boolean;
};

/**
 * The people of a business of the test's own, in this order, who can be asked for from now on: whoever worked alone there is
 * the first of them. Returns their ids.
 */
export async function peopleOf(service: BookableService, wishes: readonly PersonWish[]): Promise<string[]> {
  const { id: providerId } = service.provider;
  const ids: string[] = [];
  for (const [sort, { name, colour = "blue", does = true }] of wishes.entries()) {
    const values = [providerId, name, colour, does, sort];
    const [row] =
      sort === 0
        ? await sql<{ id: string }>(
            `UPDATE staff_members SET name = $2, colour = $3, does_all_services = $4, sort = $5, is_implicit = false
             WHERE provider_id = $1 AND is_implicit RETURNING id`,
            values,
          )
        : await sql<{ id: string }>(
            `INSERT INTO staff_members (provider_id, name, colour, does_all_services, sort)
             VALUES ($1, $2, $3, $4, $5) RETURNING id`,
            values,
          );
    ids.push(row?.id ?? "");
  }
  await sql("UPDATE providers SET settings_version = settings_version + 1 WHERE id = $1", [providerId]);
  return ids;
}
