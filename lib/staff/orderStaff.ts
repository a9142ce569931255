import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { incrementSettingsVersion } from "@/lib/providers/settingsVersion";
import { ofBusiness } from "./ownStaff";

/**
 * Saves the order of a business's people: that of every list, and of who is booked among equally free people
 * (PPL-23).
 * @param providerId of the session
 * @param ids everybody who was not removed, once
 * @throws AppError edit_conflict; staff_changed when they are not: somebody was added or removed since
 */
export async function orderStaff(
  providerId: string,
  ids: readonly string[],
  ifMatch: string | null,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    await incrementSettingsVersion(tx, providerId, ifMatch);
    const where = { ...ofBusiness(providerId), isImplicit: false };
    const rows = await tx.staffMember.findMany({ where, select: { id: true } });
    const isWhole = ids.length === rows.length && rows.every(({ id }) => ids.includes(id));
    if (!isWhole) throw new AppError("staff_changed");
    await tx.$executeRaw`
      UPDATE staff_members SET sort = wanted.place - 1
      FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, place)
      WHERE staff_members.id = wanted.id AND staff_members.provider_id = ${providerId}::uuid`;
  });
}
