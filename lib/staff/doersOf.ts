import "server-only";
import type { Tx } from "@/lib/db/client";
import { ofBusiness } from "./ownStaff";

/** The ids of the people of a business who are on and do this service. */
export async function doersOf(tx: Tx, providerId: string, serviceId: string): Promise<string[]> {
  const rows = await tx.staffMember.findMany({
    where: {
      ...ofBusiness(providerId),
      isActive: true,
      OR: [{ doesAllServices: true }, { services: { some: { serviceId } } }],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
