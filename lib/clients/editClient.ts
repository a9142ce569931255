import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { phoneE164 } from "./phoneE164";
import type { clientEditSchema } from "./schemas";

type ClientEdit = z.output<typeof clientEditSchema>;

/**
 * Changes what a business knows of a client. Neither their account nor their bookings change: those say what the person says,
 * and what was sold.
 * @throws AppError not_found
 */
export async function editClient(providerId: string, id: string, edit: ClientEdit): Promise<void> {
  const { name, phone, email, tags, isHidden } = edit;
  const { count } = await db().client.updateMany({
    where: { id, providerId },
    data: {
      ...(name === undefined ? {} : { name }),
      ...(phone === undefined ? {} : { phone, phoneE164: phone === null ? null : phoneE164(phone) }),
      ...(email === undefined ? {} : { email }),
      ...(tags === undefined ? {} : { tags }),
      ...(isHidden === undefined ? {} : { hiddenAt: isHidden ? new Date() : null }),
    },
  });
  if (count === 0) throw new AppError("not_found");
}

/**
 * Removes a client who has no bookings, with their notes. One who has can be hidden, merged, or erased with the person.
 * @throws AppError not_found; client_has_bookings
 */
export async function removeClient(providerId: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT id FROM clients WHERE id = ${id}::uuid AND provider_id = ${providerId}::uuid FOR UPDATE`;
    if (rows.length === 0) throw new AppError("not_found");
    // Nobody can refer to the row while it is locked.
    if ((await tx.booking.count({ where: { clientId: id } })) > 0) throw new AppError("client_has_bookings");
    await tx.client.delete({ where: { id }, select: { id: true } });
  });
}
