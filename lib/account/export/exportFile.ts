import { brand } from "@/lib/brand";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";

/** The name of the file that somebody gets their data in: of the day it is where they are, not in UTC. */
export function exportFileName(nowMs: number, type: "json" | "csv" = "json"): string {
  return `${brand.slug}-${localDateOf(nowMs, HOME_TIME_ZONE)}.${type}`;
}
