import { addPictureCall, ownPicturesCall } from "@/lib/api/contract/business/pictures";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { addPicture } from "@/lib/pictures/addPicture";
import { loadOwnPicture, loadOwnPictures } from "@/lib/pictures/queries";
import { serializeOwnPicture } from "@/lib/pictures/serializers";

const list = endpoint(ownPicturesCall, async ({ session }) => {
  const pictures = await loadOwnPictures(ownProviderId(session));
  return pictures.map(serializeOwnPicture);
});

const add = endpoint(addPictureCall, async ({ session, body, file }) => {
  const providerId = ownProviderId(session);
  const id = await addPicture(providerId, file, body);
  return serializeOwnPicture(await loadOwnPicture(providerId, id));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: add });
