import "server-only";
import { z } from "zod";
import { brand } from "@/lib/brand";
import { env } from "@/lib/env";
import { logger } from "@/lib/log/logger";
import type { Coordinates } from "./distance";

/** What a geocoder is asked for. */
export type Address = { street: string; postalCode: string | null; city: string };

/** `off`: GEOCODER_URL is not set. `away`: it did not answer in time, or with an error or another shape. */
export type Geocoded = { outcome: "off" | "away" | "not_found" } | { outcome: "found"; point: Coordinates };

/** Short, because somebody waits for the answer while filling in a form. */
const timeoutMs = 3_000;

const answerSchema = z.array(
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
  }),
);

/**
 * Asks the geocoder of `GEOCODER_URL` (one that understands Nominatim's search) for the point of an address in Sweden.
 * Nothing but the address is sent.
 */
export async function geocode({ street, postalCode, city }: Address): Promise<Geocoded> {
  const { GEOCODER_URL, APP_URL } = env();
  if (GEOCODER_URL === undefined) return { outcome: "off" };
  const url = new URL(GEOCODER_URL);
  const wanted = { format: "jsonv2", limit: "1", countrycodes: "se", street, city, postalcode: postalCode };
  for (const [name, value] of Object.entries(wanted)) if (value !== null) url.searchParams.set(name, value);
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json", "User-Agent": `${brand.name} (${APP_URL})` },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`The geocoder answered ${response.status}`);
    const [found] = answerSchema.parse(await response.json());
    if (found === undefined) return { outcome: "not_found" };
    return { outcome: "found", point: { latitude: found.lat, longitude: found.lon } };
  } catch (err) {
    logger.warn({ err }, "the geocoder could not be asked");
    return { outcome: "away" };
  }
}
