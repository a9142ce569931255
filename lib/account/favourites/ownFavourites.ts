import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { favouritesListed } from "./limits";
import type { favouriteSchema } from "./schemas";

/*
 * The businesses that a signed-in customer keeps to find again (docs/decisions/0053). No query on behalf of a business reads
 * these rows.
 */

/** A customer's favourites, the newest first; at most `favouritesListed`. */
export async function listFavourites(customerId: string): Promise<z.output<typeof favouriteSchema>[]> {
  const rows = await db().favourite.findMany({
    where: { customerId },
    select: { providerId: true, createdAt: true },
    orderBy: [{ createdAt: "desc" }, { providerId: "asc" }],
    take: favouritesListed,
  });
  return rows.map(({ providerId, createdAt }) => ({
    provider_id: providerId,
    created_at: createdAt.toISOString(),
  }));
}

/**
 * Keeps these in the order given. What is kept already stays as it is; ids of nothing are left out, and so is everything for
 * an account that is being erased.
 */
export async function addFavourites(customerId: string, providers: readonly string[]): Promise<void> {
  // The account's row is locked, so that nothing is kept for one that is being erased; the moments keep the order.
  await db().$executeRaw`
    INSERT INTO favourites (customer_id, provider_id, created_at)
    SELECT u.id, p.id, now() + given.place * interval '1 millisecond'
    FROM unnest(${providers}::uuid[]) WITH ORDINALITY AS given (id, place)
      JOIN providers p ON p.id = given.id
      JOIN users u ON u.id = ${customerId}::uuid AND u.erased_at IS NULL
    FOR KEY SHARE OF u
    ON CONFLICT DO NOTHING`;
}

/**
 * Keeps one; again changes nothing.
 * @throws AppError not_found for a business that there is not
 */
export async function addFavourite(customerId: string, providerId: string): Promise<void> {
  await addFavourites(customerId, [providerId]);
  const kept = await db().favourite.count({ where: { customerId, providerId } });
  if (kept === 0) throw new AppError("not_found");
}

/** Keeps it no longer; of what is not kept, nothing changes. */
export async function removeFavourite(customerId: string, providerId: string): Promise<void> {
  await db().favourite.deleteMany({ where: { customerId, providerId } });
}
