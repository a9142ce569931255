import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { inTransaction } from "@/lib/db/transaction";
import { type SignInEnding, type Stopping, whileStopping } from "@/lib/providers/members/changeMembers";
import { incrementSettingsVersion } from "@/lib/providers/settingsVersion";
import { assertAnotherActivePerson } from "./assertAnotherActivePerson";
import { loadStaffMember, type OwnStaffMember } from "./ownStaff";
import { saveStaffServices } from "./saveStaffServices";
import type { StaffChanges } from "./staffDraft";

type Edit = {
  changes: StaffChanges;
  ifMatch: string | null;
  /** Who switches somebody off; without it, nobody can be switched off whose sign-in is an owner's and would end. */
  by?: Stopping;
};

/**
 * Changes a person of a business: name, colour, services, on or off. Switching off keeps their bookings (PPL-24) and
 * ends their sign-in.
 * @param providerId of the session
 * @throws AppError edit_conflict; not_found; last_person for switching off the only one who is on; invalid_request
 *   for services that are none of the business's, and for a password that is missing or wrong where the sign-in of an
 *   owner ends; too_many_requests; not_signed_in
 */
export function updateStaffMember(
  providerId: string,
  id: string,
  { by, ...edit }: Edit,
): Promise<OwnStaffMember> {
  if (edit.changes.is_active !== false) return update({ providerId, id }, edit);
  return whileStopping({ providerId, staffMemberId: id }, by, (ending) =>
    update({ providerId, id }, { ...edit, ending }),
  );
}

type Update = Omit<Edit, "by"> & { ending?: SignInEnding };

function update(
  { providerId, id }: { providerId: string; id: string },
  { changes, ifMatch, ending }: Update,
): Promise<OwnStaffMember> {
  return inTransaction(async (tx) => {
    await ending?.lock(tx);
    await lockCatalogue(tx, providerId);
    const person = await loadStaffMember(providerId, id, tx);
    await incrementSettingsVersion(tx, providerId, ifMatch);
    if (changes.is_active === false) {
      await assertAnotherActivePerson(tx, providerId, id);
      await ending?.end(tx);
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
