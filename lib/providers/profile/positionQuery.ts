import { z } from "zod";
import { blankIsNull, singleLine } from "@/lib/text/texts";
import { addressMaxLength, cityMaxLength } from "../limits";
import { postalCodeSchema } from "./profileDraft";

const optionalLine = (max: number) => z.preprocess(blankIsNull, singleLine(max).nullish());
const degrees = (most: number) => z.coerce.number().min(-most).max(most).optional();

/** `GET /providers/me/position`: a town, with a street to ask the geocoder for, or a point to look around. */
export const positionQuerySchema = z.object({
  city: optionalLine(cityMaxLength),
  address: optionalLine(addressMaxLength),
  postal_code: z.preprocess(blankIsNull, postalCodeSchema.nullish()),
  latitude: degrees(90),
  longitude: degrees(180),
});
export type PositionQuery = z.output<typeof positionQuerySchema>;

const pointSchema = z.object({ latitude: z.number(), longitude: z.number() });

export const positionSchema = z.object({
  /** How many towns have this name. */
  towns: z.enum(["none", "one", "several"]),
  /** What the geocoder said of the street; `off` where none is set, or no street was given. */
  geocoder: z.enum(["off", "found", "not_found", "away"]),
  /** The door where the geocoder found it, else the point that was given, else the middle of the town. */
  point: pointSchema.nullable(),
  is_exact: z.boolean(),
  /** The towns around the point, nearest first. */
  nearby: z.array(pointSchema.extend({ name: z.string() })),
});
export type PositionAnswer = z.output<typeof positionSchema>;
