import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { ofBusiness } from "./ownStaff";

/**
 * Checks that a business keeps somebody who can be booked when this person leaves (PPL-25); the caller's transaction
 * holds its lock.
 * @throws AppError last_person when nobody else is active
 */
export async function assertAnotherActivePerson(tx: Tx, providerId: string, id: string): Promise<void> {
  const where = { ...ofBusiness(providerId), isActive: true, id: { not: id } };
  if ((await tx.staffMember.count({ where })) === 0) throw new AppError("last_person");
}
