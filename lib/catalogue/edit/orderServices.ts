import "server-only";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { lockCatalogue } from "../lockCatalogue";

/**
 * Puts the services of a business in an order (SVC-9).
 * @param providerId of the session
 * @param ids every service that was not removed, once
 * @throws AppError services_changed when they are not: one was added or removed since the order was looked at
 */
export async function orderServices(providerId: string, ids: readonly string[]): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const rows = await tx.service.findMany({ where: { providerId, archivedAt: null }, select: { id: true } });
    const isWhole = ids.length === rows.length && rows.every(({ id }) => ids.includes(id));
    if (!isWhole) throw new AppError("services_changed");
    await tx.$executeRaw`
      UPDATE services SET position = wanted.place - 1
      FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      WHERE services.id = wanted.id AND services.provider_id = ${providerId}::uuid
        AND services.position <> wanted.place - 1`;
  });
}
