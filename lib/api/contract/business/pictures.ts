import { z } from "zod";
import { idParams } from "@/lib/http/input/schemas";
import { pictureMaxBytes } from "@/lib/pictures/limits";
import {
  newPictureSchema,
  ownPictureSchema,
  pictureChangeSchema,
  pictureOrderSchema,
} from "@/lib/pictures/schemas";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider" } as const;

export const ownPicturesCall = defineCall({
  ...common,
  id: "listOwnPictures",
  method: "GET",
  path: "/providers/me/pictures",
  summary: "The pictures of the business, its services and its people",
  answer: z.array(ownPictureSchema),
  status: 200,
});

export const addPictureCall = defineCall({
  ...common,
  id: "addPicture",
  method: "POST",
  path: "/providers/me/pictures",
  summary: "Upload a picture",
  file: { field: "picture", maxBytes: pictureMaxBytes },
  body: newPictureSchema,
  answer: ownPictureSchema,
  status: 201,
  needsConfirmedAddress: true,
  errors: ["not_found", "picture_format", "picture_unreadable", "picture_dimensions", "picture_limit"],
});

export const orderPicturesCall = defineCall({
  ...common,
  id: "orderPictures",
  method: "PUT",
  path: "/providers/me/pictures/order",
  summary: "Put the business's own pictures in an order",
  body: pictureOrderSchema,
  status: 204,
  errors: ["pictures_changed"],
});

export const describePictureCall = defineCall({
  ...common,
  id: "describePicture",
  method: "PATCH",
  path: "/providers/me/pictures/{id}",
  summary: "Say what a picture shows",
  params: idParams,
  body: pictureChangeSchema,
  status: 204,
});

export const removePictureCall = defineCall({
  ...common,
  id: "removePicture",
  method: "DELETE",
  path: "/providers/me/pictures/{id}",
  summary: "Take a picture away",
  params: idParams,
  status: 204,
});

/** In the order of the description. */
export const pictureCalls = [
  ownPicturesCall,
  addPictureCall,
  orderPicturesCall,
  describePictureCall,
  removePictureCall,
] as const;
