import { addFavourites, listFavourites } from "@/lib/account/favourites/ownFavourites";
import { listFavouritesCall, takeFavouritesCall } from "@/lib/api/contract/favourites";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";

const list = endpoint(listFavouritesCall, ({ session }) => listFavourites(session.user.id));

const take = endpoint(takeFavouritesCall, async ({ session, body }) => {
  await addFavourites(session.user.id, body.providers);
  return listFavourites(session.user.id);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: take });
