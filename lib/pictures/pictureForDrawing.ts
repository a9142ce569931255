import "server-only";
import { pictureAtLeast, pictureFile } from "@/lib/http/pictureAddress";
import { sharp } from "./decoder";
import { pictureContent } from "./queries";

/**
 * An uploaded picture cut to `width` × `height` pixels, as a JPEG for readers without WebP.
 * @param address as a column has it
 * @returns null for another site's picture, and for one that was removed
 */
export async function pictureForDrawing(
  address: string | null,
  { width, height }: { width: number; height: number },
): Promise<Buffer | null> {
  // It is scaled to cover both sides, so the longer one decides the variant.
  const name = pictureAtLeast(address ?? "", Math.max(width, height)).split("/pictures/")[1] ?? "";
  const file = pictureFile(name);
  const content = file && (await pictureContent(file.hash, file.width));
  if (!content) return null;
  return sharp(content).resize({ width, height, fit: "cover" }).jpeg({ quality: 82 }).toBuffer();
}
