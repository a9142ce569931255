import "server-only";
import type { z } from "zod";
import { env } from "@/lib/env";
import { picturePath, variantWidths } from "@/lib/http/pictureAddress";
import type { OwnPicture } from "./queries";
import type { ownPictureSchema } from "./schemas";

/** A picture with all its variants, for its business. */
export function serializeOwnPicture(picture: OwnPicture): z.input<typeof ownPictureSchema> {
  const { id, hash, width, height, colour, alt } = picture;
  const url = (each: number) => new URL(picturePath(hash, each), env().APP_URL).href;
  return {
    id,
    url: url(width),
    width,
    height,
    colour,
    alt,
    sources: variantWidths(width).map((each) => ({ url: url(each), width: each })),
    service_id: picture.serviceId,
    staff_member_id: picture.staffMemberId,
  };
}
