import { describePictureCall, removePictureCall } from "@/lib/api/contract/business/pictures";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { describePicture, removePicture } from "@/lib/pictures/changePicture";

const describe = endpoint(describePictureCall, async ({ session, params, body }) => {
  await describePicture(ownProviderId(session), params.id, body.alt);
  return new Reply(undefined);
});

const remove = endpoint(removePictureCall, async ({ session, params }) => {
  await removePicture(ownProviderId(session), params.id);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PATCH: describe, DELETE: remove });
