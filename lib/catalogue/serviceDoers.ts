import "server-only";
import type { Tx } from "@/lib/db/client";

/**
 * Who of a business does a service, by its id: their ids, sorted, those who are switched off included. Nobody while one works
 * alone there.
 */
export async function loadDoers(providerId: string, source: Tx): Promise<(serviceId: string) => string[]> {
  const people = await source.staffMember.findMany({
    where: { providerId, removedAt: null, isImplicit: false },
    select: { id: true, doesAllServices: true, services: { select: { serviceId: true } } },
    orderBy: { id: "asc" },
  });
  return (serviceId) =>
    people
      .filter(
        (person) => person.doesAllServices || person.services.some((each) => each.serviceId === serviceId),
      )
      .map(({ id }) => id)
      .sort();
}
