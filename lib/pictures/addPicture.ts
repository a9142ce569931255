import "server-only";
import { lockCatalogue } from "@/lib/catalogue/lockCatalogue";
import { db, type Tx } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import { taskQueue } from "@/lib/isolation/taskQueue";
import { galleryMax } from "./limits";
import { type RenderedPicture, renderPicture } from "./renderPicture";
import type { NewPicture } from "./schemas";

/** Rendering a picture takes half a second of a core, so a business uploads at most 120 in an hour. */
const uploadsOfBusiness = throttle("picture_upload", { points: 120, seconds: 60 * 60 });

/** The page of a business sends two pictures at once (`useUploads.ts`). */
const runInRenderQueue = taskQueue({ mostInAll: 16, mostOfOne: 2 });

/**
 * Adds a picture: as the last of the business's own, or as the one of a service or a person, replacing the one
 * before.
 * @param providerId of the session
 * @returns its id
 * @throws AppError not_found for a service or person that is not the business's; picture_limit; what
 *   `runInRenderQueue` and `renderPicture` throw; too_many_requests
 */
export async function addPicture(providerId: string, bytes: Uint8Array, wish: NewPicture): Promise<string> {
  await uploadsOfBusiness.take(providerId);
  // Checked before the rendering, and again in the transaction, since another upload may have been faster.
  await freePosition(db(), providerId, wish);
  const shape = wish.staffMemberId === null ? "whole" : "portrait";
  const rendered = await runInRenderQueue(providerId, () => renderPicture(bytes, shape));
  return inTransaction(async (tx) => {
    await lockCatalogue(tx, providerId);
    const position = await freePosition(tx, providerId, wish);
    const { alt, serviceId, staffMemberId } = wish;
    const isReplaced = serviceId !== null || staffMemberId !== null;
    if (isReplaced) await tx.picture.deleteMany({ where: { providerId, serviceId, staffMemberId } });
    await store(tx, rendered);
    const data = { providerId, serviceId, staffMemberId, alt, position, hash: rendered.hash };
    const { id } = await tx.picture.create({ data, select: { id: true } });
    return id;
  });
}

/** The position of the picture: after the business's own, or 0 for that of a service or person. */
async function freePosition(tx: Tx, providerId: string, { serviceId, staffMemberId }: NewPicture) {
  if (serviceId === null && staffMemberId === null) {
    const count = await tx.picture.count({ where: { providerId, serviceId: null, staffMemberId: null } });
    if (count >= galleryMax) throw new AppError("picture_limit");
    return count;
  }
  const isOwn = await isOwnPlace(tx, providerId, { serviceId, staffMemberId });
  if (!isOwn) throw new AppError("not_found");
  return 0;
}

type Place = Pick<NewPicture, "serviceId" | "staffMemberId">;

async function isOwnPlace(tx: Tx, providerId: string, { serviceId, staffMemberId }: Place): Promise<boolean> {
  if (serviceId !== null && staffMemberId !== null) return false;
  const found =
    serviceId === null
      ? await tx.staffMember.count({ where: { id: staffMemberId ?? "", providerId, removedAt: null } })
      : await tx.service.count({ where: { id: serviceId, providerId, archivedAt: null } });
  return found === 1;
}

/** Stores the variants unless they are stored: the same picture is kept once, whoever shows it. */
async function store(tx: Tx, { hash, width, height, colour, variants }: RenderedPicture): Promise<void> {
  const [stored] = await tx.$queryRaw<{ isNew: boolean }[]>`
    INSERT INTO picture_contents (hash, width, height, colour) VALUES (${hash}, ${width}, ${height}, ${colour})
    ON CONFLICT (hash) DO UPDATE SET touched_at = now()
    RETURNING xmax = 0 AS "isNew"`;
  if (!stored?.isNew) return;
  await tx.pictureVariant.createMany({ data: variants.map((variant) => ({ hash, ...variant })) });
}
