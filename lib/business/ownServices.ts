import "server-only";
import { ownServiceColumns } from "@/lib/catalogue/ownServiceProjection";
import { loadDoers } from "@/lib/catalogue/serviceDoers";
import { serviceVersion } from "@/lib/catalogue/serviceVersion";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { smallestPaymentOre } from "@/lib/money/ore";

const columns = {
  ...ownServiceColumns,
  pictures: { select: { id: true, alt: true } },
} satisfies Prisma.ServiceSelect;

type Row = Prisma.ServiceGetPayload<{ select: typeof columns }>;

/** A service as its business edits it; an edit names the version that it began with. */
export type OwnService = Row & {
  version: string;
  /** Who does it, sorted; nobody while one works alone. */
  staffIds: string[];
};

async function withVersions<R extends Row>(providerId: string, rows: readonly R[]) {
  const doersOf = await loadDoers(providerId, db());
  return rows.map((row) => {
    const staffIds = doersOf(row.id);
    return { ...row, staffIds, version: serviceVersion(row, staffIds) };
  });
}

/** A business's services in its own order, without those it removed. */
export async function loadOwnServices(providerId: string): Promise<OwnService[]> {
  const rows = await db().service.findMany({
    where: { providerId, archivedAt: null },
    select: columns,
    orderBy: [{ position: "asc" }, { name: "asc" }, { id: "asc" }],
  });
  return withVersions(providerId, rows);
}

export type ArchivedService = OwnService & { archivedAt: Date };

/** Those it removed that can be restored, the last removed first. */
export async function loadArchivedServices(providerId: string): Promise<ArchivedService[]> {
  const rows = await db().service.findMany({
    where: { providerId, archivedAt: { not: null } },
    select: { ...columns, archivedAt: true },
    orderBy: [{ archivedAt: "desc" }, { id: "asc" }],
  });
  const services = await withVersions(providerId, rows);
  return services.flatMap(({ archivedAt, ...service }) =>
    archivedAt === null ? [] : [{ ...service, archivedAt }],
  );
}

/** Which of them were ever booked, paid or not: removed, they are archived. */
export async function bookedServiceIds(providerId: string): Promise<string[]> {
  const rows = await db().service.findMany({
    where: { providerId, archivedAt: null, bookings: { some: {} } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** One of them. @throws AppError not_found when it is not among them */
export async function loadOwnService(providerId: string, id: string): Promise<OwnService> {
  const service = await db().service.findFirst({
    where: { id, providerId, archivedAt: null },
    select: columns,
  });
  if (service === null) throw new AppError("not_found");
  const staffIds = (await loadDoers(providerId, db()))(id);
  return { ...service, staffIds, version: serviceVersion(service, staffIds) };
}

/** What customers can book of them. */
export function bookableServices(services: readonly OwnService[]): OwnService[] {
  return services.filter(({ isActive, priceOre }) => isActive && priceOre >= smallestPaymentOre);
}
