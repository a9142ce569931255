import "server-only";
import type { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { clientsMax } from "./limits";
import { lockClientKeys } from "./lockClientKeys";
import { phoneE164 } from "./phoneE164";
import type { newClientSchema } from "./schemas";

type NewClient = z.output<typeof newClientSchema>;

/**
 * Adds a client by hand. A booking of the same person that is confirmed at the same moment makes no second one.
 * @returns the id
 * @throws AppError client_known with `details: { clientId, name }` when somebody has the number or the address already,
 *   unless `evenIfKnown`; client_limit
 */
export async function addClient(providerId: string, given: NewClient): Promise<string> {
  const { name, phone = null, email = null, tags, evenIfKnown } = given;
  const e164 = phone === null ? null : phoneE164(phone);
  return inTransaction(async (tx) => {
    await lockClientKeys(tx, providerId, { e164, email, userId: null });
    if (!evenIfKnown) await assertUnknown(tx, providerId, e164, email);
    if ((await tx.client.count({ where: { providerId } })) >= clientsMax) throw new AppError("client_limit");
    const { id } = await tx.client.create({
      data: { providerId, name, phone, phoneE164: e164, email, tags },
      select: { id: true },
    });
    return id;
  });
}

async function assertUnknown(
  tx: Tx,
  providerId: string,
  e164: string | null,
  email: string | null,
): Promise<void> {
  const same = [
    ...(e164 === null ? [] : [{ phoneE164: e164 }]),
    ...(email === null ? [] : [{ email: { equals: email, mode: "insensitive" as const } }]),
  ];
  if (same.length === 0) return;
  const known = await tx.client.findFirst({
    where: { providerId, OR: same },
    select: { id: true, name: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  if (known) throw new AppError("client_known", { details: { clientId: known.id, name: known.name } });
}
