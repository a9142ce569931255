import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { smallestPaymentOre } from "@/lib/money/ore";

const columns = {
  id: true,
  providerId: true,
  subcategoryId: true,
  name: true,
  description: true,
  priceOre: true,
  durationMinutes: true,
  isActive: true,
  isPhysical: true,
  isDigital: true,
  imageUrl: true,
  subcategory: {
    select: {
      id: true,
      slug: true,
      nameSv: true,
      nameEn: true,
      category: { select: { id: true, slug: true, nameSv: true, nameEn: true } },
    },
  },
} satisfies Prisma.ServiceSelect;

export type OwnService = Prisma.ServiceGetPayload<{ select: typeof columns }>;

/** A business's services, active ones first, without those it removed. */
export async function loadOwnServices(providerId: string): Promise<OwnService[]> {
  return db().service.findMany({
    where: { providerId, archivedAt: null },
    select: columns,
    orderBy: [{ isActive: "desc" }, { name: "asc" }, { id: "asc" }],
  });
}

/** One of them. @throws AppError not_found when it is not among them */
export async function loadOwnService(providerId: string, id: string): Promise<OwnService> {
  const service = await db().service.findFirst({
    where: { id, providerId, archivedAt: null },
    select: columns,
  });
  if (service === null) throw new AppError("not_found");
  return service;
}

/** What customers can book of them. */
export function bookableServices(services: readonly OwnService[]): OwnService[] {
  return services.filter(({ isActive, priceOre }) => isActive && priceOre >= smallestPaymentOre);
}
