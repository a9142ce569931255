import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

type Doing = { serviceId: string; staffMemberIds: readonly string[] };

/**
 * Says who of a business does a service, in the caller's transaction, which holds its lock. Whoever did every service and does
 * not do this one does all the others from then on, and new ones only when they are told so (PPL-35). The version of the
 * settings goes up, so that a hold that was checked before is checked again.
 * @param path of the field in the answer to what is wrong
 * @throws AppError invalid_request for somebody who is none of the business's
 */
export async function saveServiceStaff(
  tx: Tx,
  providerId: string,
  { serviceId, staffMemberIds }: Doing,
  path = "staff_ids",
): Promise<void> {
  const people = await tx.staffMember.findMany({
    where: { providerId, removedAt: null, isImplicit: false },
    select: { id: true, doesAllServices: true, services: { where: { serviceId } } },
  });
  if (!staffMemberIds.every((id) => people.some((person) => person.id === id)))
    throw new AppError("invalid_request", { fields: [{ path, rule: "unknownChoice" }] });
  const changed = people.filter(
    ({ id, doesAllServices, services }) =>
      (doesAllServices || services.length > 0) !== staffMemberIds.includes(id),
  );
  if (changed.length === 0) return;
  for (const { id, doesAllServices } of changed) {
    if (staffMemberIds.includes(id))
      await tx.staffService.create({ data: { providerId, staffMemberId: id, serviceId } });
    else if (doesAllServices) await doOthers(tx, { providerId, staffMemberId: id }, serviceId);
    else await tx.staffService.deleteMany({ where: { staffMemberId: id, serviceId } });
  }
  const version = { settingsVersion: { increment: 1 } };
  await tx.provider.update({ where: { id: providerId }, data: version, select: { id: true } });
}

type Person = { providerId: string; staffMemberId: string };

async function doOthers(tx: Tx, { providerId, staffMemberId }: Person, serviceId: string): Promise<void> {
  const others = await tx.service.findMany({
    where: { providerId, id: { not: serviceId } },
    select: { id: true },
  });
  await tx.staffMember.update({
    where: { id: staffMemberId },
    data: { doesAllServices: false },
    select: { id: true },
  });
  await tx.staffService.createMany({
    data: others.map(({ id }) => ({ providerId, staffMemberId, serviceId: id })),
    skipDuplicates: true,
  });
}
