import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import type { Coordinates } from "@/lib/geo/distance";
import { townName } from "@/lib/geo/towns";
import { idIn } from "@/lib/http/input/schemas";
import { phoneSchema } from "@/lib/identity/schemas";
import { nameLine } from "@/lib/text/names";
import { addressMaxLength, cityMaxLength, maxLocations } from "../limits";
import { isFarFromTown } from "./places";
import { clearable, postalCodeSchema } from "./profileDraft";

/*
 * The places of a business as it sends them: always all of them. Nothing here needs the server.
 */

const locationDraft = z
  .object({
    /** The id of a stored place; a new one has none. */
    id: idIn.nullish(),
    /** May be blank: not everybody receives customers at an address. */
    address: clearable(nameLine(addressMaxLength)),
    postal_code: clearable(postalCodeSchema),
    city: nameLine(cityMaxLength).transform(townName),
    /** For the primary place it is also the business's number. */
    phone: clearable(phoneSchema),
    /** The point of the door; without it the point is that of the town, where the town is known. */
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    /** false, as it is read for a point of the town: these coordinates were not set by anybody, and are not stored. */
    is_position_exact: z.boolean().nullish(),
    is_primary: z.boolean().default(false),
  })
  .transform((draft, context) => {
    const { latitude, longitude } = draft;
    if ((latitude ?? null) === null && (longitude ?? null) === null) return { ...read(draft), point: null };
    const missing =
      (latitude ?? null) === null ? "latitude" : (longitude ?? null) === null ? "longitude" : null;
    if (missing !== null) context.addIssue({ code: "custom", path: [missing], ...rule("required") });
    if (typeof latitude !== "number" || typeof longitude !== "number") return z.NEVER;
    const point: Coordinates = { latitude, longitude };
    if (draft.is_position_exact === false) return { ...read(draft), point: null };
    if (!isFarFromTown(draft.city, point)) return { ...read(draft), point };
    context.addIssue({ code: "custom", path: ["latitude"], ...rule("farFromTown") });
    return z.NEVER;
  });

type Given = {
  id?: string | null | undefined;
  address?: string | null | undefined;
  postal_code?: string | null | undefined;
  city: string;
  phone?: string | null | undefined;
  is_primary: boolean;
};

const read = ({ id, address, postal_code, city, phone, is_primary }: Given) => ({
  id: id ?? null,
  address: address ?? "",
  postalCode: postal_code ?? null,
  city,
  phone: phone ?? null,
  isPrimary: is_primary,
});

/** All places of the business after the call; exactly one of them is the primary one. */
export const locationsDraftSchema = z.array(locationDraft).superRefine((drafts, context) => {
  // A wrong place is here as it was sent; its own issues have to be corrected first.
  if (!drafts.every((draft) => "isPrimary" in draft)) return;
  const wrong = (path: (string | number)[], name: Parameters<typeof rule>[0]) =>
    context.addIssue({ code: "custom", path, ...rule(name) });
  if (drafts.length > maxLocations) wrong([], "tooMany");
  const primary = drafts.filter(({ isPrimary }) => isPrimary).length;
  if (drafts.length > 0 && primary !== 1) wrong([], "onePrimary");
  drafts.forEach(({ id }, index) => {
    if (id !== null && drafts.findIndex((each) => each.id === id) < index) wrong([index, "id"], "placeTwice");
  });
});

export type LocationDraft = z.output<typeof locationsDraftSchema>[number];
