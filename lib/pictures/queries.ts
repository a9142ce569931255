import "server-only";
import { db, pool } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { picturePath } from "@/lib/http/pictureAddress";

const columns = {
  id: true,
  serviceId: true,
  staffMemberId: true,
  hash: true,
  alt: true,
  content: { select: { width: true, height: true, colour: true } },
} satisfies Prisma.PictureSelect;

/**
 * A picture as it is shown; `src` is the path of its widest variant, `width` and `height` are that variant's pixels.
 */
export type ShownPicture = { src: string; width: number; height: number; colour: string; alt: string };

/** The same, for its business. */
export type OwnPicture = ShownPicture & {
  id: string;
  hash: string;
  serviceId: string | null;
  staffMemberId: string | null;
};

function ownPicture({ content, ...row }: Prisma.PictureGetPayload<{ select: typeof columns }>): OwnPicture {
  return { ...row, ...content, src: picturePath(row.hash, content.width) };
}

/** All pictures of a business: its own in their order, then those of services and people. */
export async function loadOwnPictures(providerId: string): Promise<OwnPicture[]> {
  const rows = await db().picture.findMany({
    where: { providerId },
    select: columns,
    orderBy: [
      { serviceId: { sort: "asc", nulls: "first" } },
      { staffMemberId: { sort: "asc", nulls: "first" } },
      { position: "asc" },
    ],
  });
  return rows.map(ownPicture);
}

/** @throws AppError not_found */
export async function loadOwnPicture(providerId: string, id: string): Promise<OwnPicture> {
  const row = await db().picture.findFirst({ where: { id, providerId }, select: columns });
  if (row === null) throw new AppError("not_found");
  return ownPicture(row);
}

/** The pictures of the business itself, the cover first. */
export async function galleryOf(providerId: string): Promise<ShownPicture[]> {
  const { rows } = await pool().query<ShownPicture & { hash: string }>(
    `SELECT c.hash, c.width, c.height, c.colour, p.alt
     FROM pictures p JOIN picture_contents c USING (hash)
     WHERE p.provider_id = $1 AND p.service_id IS NULL AND p.staff_member_id IS NULL
     ORDER BY p.position`,
    [providerId],
  );
  return rows.map(({ hash, ...row }) => ({ ...row, src: picturePath(hash, row.width) }));
}

/** The bytes of one variant; null when there is none. */
export async function pictureContent(hash: string, width: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const { rows } = await pool().query<{ content: Uint8Array<ArrayBuffer> }>(
    "SELECT content FROM picture_variants WHERE hash = $1 AND width = $2",
    [hash, width],
  );
  return rows[0]?.content ?? null;
}
