import "server-only";
import { pauseColumns } from "@/lib/catalogue/pauseColumns";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { pool } from "@/lib/db/client";
import { smallestPaymentOre } from "@/lib/money/ore";

export type TimedService = ServiceTiming & {
  serviceId: string;
  providerId: string;
  /** It has a price, and its business can be paid (SVC-5 in docs/requirements.md). */
  isBookable: boolean;
};

const pauses = pauseColumns("s", "p");

/** Length and buffers of these services; inactive ones are left out. */
export async function servicesTiming(serviceIds: readonly string[]): Promise<Map<string, TimedService>> {
  if (serviceIds.length === 0) return new Map();
  const { rows } = await pool().query<TimedService>(
    `SELECT s.id AS "serviceId", s.provider_id AS "providerId", s.duration_minutes AS "durationMinutes",
       ${pauses.before} AS "bufferBeforeMinutes", ${pauses.after} AS "bufferAfterMinutes",
       s.price_ore >= ${smallestPaymentOre} AND p.is_onboarded AS "isBookable"
     FROM services s JOIN providers p ON p.id = s.provider_id
     WHERE s.id = ANY ($1::uuid[]) AND s.is_active AND s.archived_at IS NULL`,
    [serviceIds],
  );
  return new Map(rows.map((row) => [row.serviceId, row]));
}
