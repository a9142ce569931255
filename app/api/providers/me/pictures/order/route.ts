import { orderPicturesCall } from "@/lib/api/contract/business/pictures";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { orderPictures } from "@/lib/pictures/changePicture";

const order = endpoint(orderPicturesCall, async ({ session, body }) => {
  await orderPictures(ownProviderId(session), body.picture_ids);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: order });
