import "server-only";
import type { Tx } from "@/lib/db/client";

/** Where a service is put that joins the others of its business: last. Under `lockCatalogue`. */
export async function nextPosition(tx: Tx, providerId: string): Promise<number> {
  const { _max } = await tx.service.aggregate({
    where: { providerId, archivedAt: null },
    _max: { position: true },
  });
  return _max.position === null ? 0 : _max.position + 1;
}
