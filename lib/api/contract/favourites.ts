import { z } from "zod";
import { favouriteParams, favouriteSchema, takeFavouritesSchema } from "@/lib/account/favourites/schemas";
import { defineCall } from "../call";

const common = { tag: "Customer", access: "customer" } as const;

export const listFavouritesCall = defineCall({
  ...common,
  id: "listFavourites",
  method: "GET",
  path: "/customers/me/favourites",
  summary: "The businesses that the customer keeps, the newest first",
  answer: z.array(favouriteSchema),
  status: 200,
});

export const takeFavouritesCall = defineCall({
  ...common,
  id: "takeFavourites",
  method: "POST",
  path: "/customers/me/favourites",
  summary: "Take along what a device has kept",
  body: takeFavouritesSchema,
  answer: z.array(favouriteSchema),
  status: 200,
});

export const addFavouriteCall = defineCall({
  ...common,
  id: "addFavourite",
  method: "PUT",
  path: "/customers/me/favourites/{id}",
  summary: "Keep a business to find it again",
  params: favouriteParams,
  status: 204,
  errors: ["not_found"],
});

export const removeFavouriteCall = defineCall({
  ...common,
  id: "removeFavourite",
  method: "DELETE",
  path: "/customers/me/favourites/{id}",
  summary: "Keep a business no longer",
  params: favouriteParams,
  status: 204,
});
