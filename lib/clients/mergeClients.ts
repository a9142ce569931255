import "server-only";
import type { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import type { Client } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { serializeContact } from "./clientRow";
import { lockBookingsOf } from "./lockBookingsOf";
import { mergedClient } from "./mergeRules";
import type { MergeChoices, mergePreviewSchema } from "./schemas";

type Pair = { keptId: string; otherId: string; choices: MergeChoices };
type Preview = z.input<typeof mergePreviewSchema>;

/**
 * What a merge would give; changes nothing.
 * @throws AppError not_found, also for somebody who erased their account; clients_two_accounts
 */
export async function previewMerge(providerId: string, pair: Pair): Promise<Preview> {
  const { kept, other } = await pairOf(db(), providerId, pair);
  const [bookings, notes] = await Promise.all([
    db().booking.count({ where: { clientId: other.id, providerId } }),
    db().clientNote.count({ where: { clientId: other.id, providerId } }),
  ]);
  return {
    client: serializeContact({ ...kept, ...mergedClient(kept, other, pair.choices) }),
    moved_bookings: bookings,
    moved_notes: notes,
  };
}

/**
 * Merges a client into another one in one transaction: bookings, notes and tags move over, and the other is gone. What the
 * bookings say of the person stays as it was sold.
 * @throws AppError not_found, also for somebody who erased their account; clients_two_accounts when each has an account of its
 *   own
 */
export async function mergeClients(providerId: string, pair: Pair): Promise<void> {
  await inTransaction(async (tx) => {
    // Only what is the business's is locked by somebody who names an id.
    const own = await tx.client.findMany({
      where: { providerId, id: { in: [pair.keptId, pair.otherId] } },
      select: { id: true },
    });
    await lockBookingsOf(
      tx,
      own.map(({ id }) => id),
    );
    await tx.$queryRaw`
      SELECT id FROM clients WHERE provider_id = ${providerId}::uuid AND id = ANY (${[pair.keptId, pair.otherId]}::uuid[])
      ORDER BY id FOR UPDATE`;
    const { kept, other } = await pairOf(tx, providerId, pair);
    const into = { clientId: kept.id };
    await tx.$executeRaw`UPDATE bookings SET client_id = ${kept.id}::uuid WHERE client_id = ${other.id}::uuid`;
    await tx.clientNote.updateMany({ where: { clientId: other.id }, data: into });
    await tx.client.delete({ where: { id: other.id }, select: { id: true } });
    await tx.client.update({
      where: { id: kept.id },
      data: { ...mergedClient(kept, other, pair.choices), hiddenAt: null },
      select: { id: true },
    });
  });
}

async function pairOf(tx: Tx, providerId: string, { keptId, otherId }: Pair) {
  // Of somebody who erased their account nothing but name and number is kept, and only until their visit is over: merged, either
  // these would stay, or the other's would be removed with them.
  const where = { providerId, id: { in: [keptId, otherId] }, eraseAfter: null };
  const rows = await tx.client.findMany({ where });
  const withId = (id: string): Client | undefined => rows.find((row) => row.id === id);
  const [kept, other] = [withId(keptId), withId(otherId)];
  if (kept === undefined || other === undefined || kept === other) throw new AppError("not_found");
  // Somebody who has an account can erase it; two of them are two people to the product.
  if (kept.userId !== null && other.userId !== null) throw new AppError("clients_two_accounts");
  return { kept, other };
}
