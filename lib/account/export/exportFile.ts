import { brand } from "@/lib/brand";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";

type Days = { from: string; to: string };

/** The name of a file about a period. */
export const periodFileName = ({ from, to }: Days, type: "csv" | "si"): string =>
  `${brand.slug}-${from}-${to}.${type}`;

/** The name of the file with somebody's data; its date is that of Sweden, not of UTC. */
export function exportFileName(nowMs: number, type: "json" | "csv" = "json"): string {
  return `${brand.slug}-${localDateOf(nowMs, HOME_TIME_ZONE)}.${type}`;
}
