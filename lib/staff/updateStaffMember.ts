import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { db } from "@/lib/db/client";
import { endMemberWhoStops } from "@/lib/providers/members/changeMembers";
import { countUpVersion } from "@/lib/providers/settingsVersion";
import { assertSomebodyElse } from "./assertSomebodyElse";
import { loadStaffMember, type OwnStaffMember } from "./ownStaff";
import { saveStaffServices } from "./saveStaffServices";
import type { StaffChanges } from "./staffDraft";

/**
 * Changes somebody of a business: name, colour, services, on or off. Bookings that are made stand (PPL-24).
 * @param providerId of the session
 * @throws AppError edit_conflict; not_found; last_person for switching off the only one who is on; invalid_request for
 *   services that are none of the business's
 */
export async function updateStaffMember(
  providerId: string,
  id: string,
  { changes, ifMatch }: { changes: StaffChanges; ifMatch: string | null },
): Promise<OwnStaffMember> {
  return db().$transaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const person = await loadStaffMember(providerId, id, tx);
    await countUpVersion(tx, providerId, ifMatch);
    if (changes.is_active === false) {
      await assertSomebodyElse(tx, providerId, id);
      await endMemberWhoStops(tx, providerId, id);
    }
    const { doesAllServices } = await tx.staffMember.update({
      where: { id },
      data: {
        name: changes.name ?? person.name,
        colour: changes.colour ?? person.colour,
        isActive: changes.is_active ?? person.isActive,
        doesAllServices: changes.does_all_services ?? person.doesAllServices,
      },
      select: { doesAllServices: true },
    });
    const of = { providerId, staffMemberId: id };
    if (doesAllServices) await tx.staffService.deleteMany({ where: of });
    else if (changes.service_ids) await saveStaffServices(tx, of, changes.service_ids);
    return loadStaffMember(providerId, id, tx);
  });
}
