import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";

/** A business's own pictures, those of its services and people left out. */
const galleryOf = (providerId: string) => ({ providerId, serviceId: null, staffMemberId: null });

/**
 * Changes the description of a picture.
 * @param providerId of the session
 * @throws AppError not_found for one that was removed or is somebody else's
 */
export async function describePicture(providerId: string, id: string, alt: string): Promise<void> {
  const { count } = await db().picture.updateMany({ where: { id, providerId }, data: { alt } });
  if (count === 0) throw new AppError("not_found");
}

/**
 * Removes a picture; those after it move up.
 * @param providerId of the session
 * @throws AppError not_found for one that was removed or is somebody else's
 */
export async function removePicture(providerId: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const { count } = await tx.picture.deleteMany({ where: { id, providerId } });
    if (count === 0) throw new AppError("not_found");
    await arrange(tx, providerId, await galleryIds(tx, providerId));
  });
}

/**
 * Saves the order of a business's own pictures, the cover first.
 * @param providerId of the session
 * @param ids each of them, once
 * @throws AppError pictures_changed when they are not: one was added or removed since the order was loaded
 */
export async function orderPictures(providerId: string, ids: readonly string[]): Promise<void> {
  await inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const there = await galleryIds(tx, providerId);
    const isWhole = ids.length === there.length && there.every((id) => ids.includes(id));
    if (!isWhole) throw new AppError("pictures_changed");
    await arrange(tx, providerId, ids);
  });
}

async function galleryIds(tx: Tx, providerId: string): Promise<string[]> {
  const rows = await tx.picture.findMany({
    where: galleryOf(providerId),
    select: { id: true },
    orderBy: { position: "asc" },
  });
  return rows.map(({ id }) => id);
}

/** In one statement: `pictures_place_key` is checked at its end. */
async function arrange(tx: Tx, providerId: string, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE pictures SET position = wanted.place - 1
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS wanted (id, place)
    WHERE pictures.id = wanted.id AND pictures.provider_id = ${providerId}::uuid
      AND pictures.position <> wanted.place - 1`;
}
