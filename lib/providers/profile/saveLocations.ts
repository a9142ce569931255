import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError, type FieldFault } from "@/lib/errors/AppError";
import type { LocationDraft } from "./locationsDraft";
import { type Position, positionOf } from "./places";

type Location = Position & { id: string; address: string; city: string };

/**
 * Saves the places of a business in the caller's transaction, which holds its lock: places that are not named are
 * removed, and the business gets address and point of its primary one.
 * @param before its places as they are stored
 * @throws AppError invalid_request for a place that was removed, or is somebody else's
 */
export async function saveLocations(
  tx: Tx,
  providerId: string,
  { before, drafts }: { before: readonly Location[]; drafts: readonly LocationDraft[] },
): Promise<void> {
  const fields = unknownFaults(before, drafts);
  if (fields.length > 0) throw new AppError("invalid_request", { fields });
  const kept = drafts.flatMap(({ id }) => id ?? []);
  await tx.providerLocation.deleteMany({ where: { providerId, id: { notIn: kept } } });
  // Cleared first, since only one place can be the primary one.
  await tx.providerLocation.updateMany({ where: { providerId }, data: { isPrimary: false } });
  for (const draft of drafts) {
    const { id, point, ...place } = draft;
    const stored = before.find((each) => each.id === id) ?? null;
    const data = { ...place, ...positionOf(place, stored, point) };
    if (id === null)
      await tx.providerLocation.create({ data: { ...data, providerId }, select: { id: true } });
    else await tx.providerLocation.update({ where: { id }, data, select: { id: true } });
  }
  await copyPrimaryPlace(tx, providerId);
}

function unknownFaults(before: readonly Location[], drafts: readonly LocationDraft[]): FieldFault[] {
  const known = new Set(before.map(({ id }) => id));
  return drafts.flatMap(({ id }, index) =>
    id === null || known.has(id) ? [] : [{ path: `locations.${index}.id`, rule: "placeGone" }],
  );
}

/** Copies address and point of the primary place to the business, and the business's phone number to the place. */
export async function copyPrimaryPlace(tx: Tx, providerId: string): Promise<void> {
  const primary = await tx.providerLocation.findFirst({
    where: { providerId, isPrimary: true },
    select: {
      id: true,
      address: true,
      postalCode: true,
      city: true,
      latitude: true,
      longitude: true,
      isPositionExact: true,
    },
  });
  const { id, ...place } = primary ?? { id: null, ...nowhere };
  // Clears the point of the former primary place, also where both have the same coordinates.
  await tx.provider.updateMany({
    where: { id: providerId, NOT: { city: place.city } },
    data: { latitude: null, longitude: null },
  });
  const { phone } = await tx.provider.update({
    where: { id: providerId },
    data: { ...place, address: place.address || null },
    select: { phone: true },
  });
  if (id !== null) await tx.providerLocation.update({ where: { id }, data: { phone }, select: { id: true } });
}

const nowhere = {
  address: null,
  postalCode: null,
  city: null,
  latitude: null,
  longitude: null,
  isPositionExact: true,
};
