import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { incrementSettingsVersion } from "@/lib/providers/settingsVersion";
import { freeColour } from "./colours";
import { maxStaff } from "./limits";
import { loadStaffMember, type OwnStaffMember, ofBusiness } from "./ownStaff";
import { saveStaffServices } from "./saveStaffServices";
import type { NewStaffMember } from "./staffDraft";

/**
 * Adds a person to a business, as the last. A person who worked alone so far gets their own name in the same
 * transaction, and is named from then on (PPL-21).
 * @param providerId of the session
 * @throws AppError edit_conflict; invalid_request where one of the first two lacks a name, for more than `maxStaff`
 *   people, and for services that are none of the business's
 */
export async function addStaffMember(
  providerId: string,
  draft: NewStaffMember,
  ifMatch: string | null,
): Promise<OwnStaffMember> {
  return inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    await incrementSettingsVersion(tx, providerId, ifMatch);
    const people = await tx.staffMember.findMany({
      where: ofBusiness(providerId),
      select: { id: true, isImplicit: true, colour: true, sort: true },
    });
    if (people.length >= maxStaff)
      throw new AppError("invalid_request", { fields: [{ path: "name", rule: "tooMany" }] });
    const alone = people.find(({ isImplicit }) => isImplicit);
    if (alone !== undefined) {
      if (!draft.own_name)
        throw new AppError("invalid_request", { fields: [{ path: "own_name", rule: "required" }] });
      const data = { name: draft.own_name, isImplicit: false };
      await tx.staffMember.update({ where: { id: alone.id }, data, select: { id: true } });
    }
    const doesAllServices = draft.does_all_services ?? true;
    const { id } = await tx.staffMember.create({
      data: {
        providerId,
        name: draft.name,
        colour: draft.colour ?? freeColour(people.map(({ colour }) => colour)),
        sort: Math.max(...people.map(({ sort }) => sort), 0) + 1,
        doesAllServices,
      },
      select: { id: true },
    });
    const of = { providerId, staffMemberId: id };
    if (!doesAllServices) await saveStaffServices(tx, of, draft.service_ids ?? []);
    return loadStaffMember(providerId, id, tx);
  });
}
