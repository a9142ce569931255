import { addFavourite, removeFavourite } from "@/lib/account/favourites/ownFavourites";
import { addFavouriteCall, removeFavouriteCall } from "@/lib/api/contract/favourites";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";

const add = endpoint(addFavouriteCall, async ({ session, params }) => {
  await addFavourite(session.user.id, params.id);
  return new Reply(undefined);
});

const remove = endpoint(removeFavouriteCall, async ({ session, params }) => {
  await removeFavourite(session.user.id, params.id);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: add, DELETE: remove });
