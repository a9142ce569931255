import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

/**
 * Replaces the services of somebody who does not do all, in the caller's transaction. Rows of removed services stay,
 * for when one is restored.
 * @throws AppError invalid_request for a service that is none of the business's
 */
export async function saveStaffServices(
  tx: Tx,
  { providerId, staffMemberId }: { providerId: string; staffMemberId: string },
  serviceIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(serviceIds)];
  const own = await tx.service.findMany({ where: { providerId, archivedAt: null }, select: { id: true } });
  const ids = own.map(({ id }) => id);
  if (wanted.some((id) => !ids.includes(id)))
    throw new AppError("invalid_request", { fields: [{ path: "service_ids", rule: "unknownChoice" }] });
  await tx.staffService.deleteMany({ where: { staffMemberId, serviceId: { in: ids } } });
  await tx.staffService.createMany({
    data: wanted.map((serviceId) => ({ providerId, staffMemberId, serviceId })),
  });
}
