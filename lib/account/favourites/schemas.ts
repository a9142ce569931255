import { z } from "zod";
import { idIn, instantOut } from "@/lib/http/input/schemas";
import { favouritesOnDevice } from "./limits";

export const favouriteParams = z.object({ id: idIn });

/** A kept business. */
export const favouriteSchema = z.object({ provider_id: z.uuid(), created_at: instantOut });

/** What a device has kept; the oldest first. */
export const takeFavouritesSchema = z.object({ providers: z.array(idIn).max(favouritesOnDevice) });
