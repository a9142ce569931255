import { brand } from "@/lib/brand";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";

/** The name of the file that a customer gets their data in: of the day it is where they are, not in UTC. */
export function exportFileName(nowMs: number): string {
  return `${brand.slug}-${localDateOf(nowMs, HOME_TIME_ZONE)}.json`;
}
