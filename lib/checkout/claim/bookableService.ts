import "server-only";
import { z } from "zod";
import { pauseColumns } from "@/lib/catalogue/pauseColumns";
import { pool } from "@/lib/db/client";
import type { PlanId } from "@/lib/providers/plans";

/** Whether a text can be the id of anything; the database refuses others as malformed. */
export const isUuid = (text: string) => z.uuid().safeParse(text).success;

/** A service with what its booking needs to know of the business, from our own rows. */
export type Bookable = {
  serviceId: string;
  providerId: string;
  serviceName: string;
  companyName: string;
  priceOre: number;
  vatPercent: number;
  durationMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  isActive: boolean;
  isPhysical: boolean;
  isDigital: boolean;
  isOnboarded: boolean;
  stripeAccountId: string | null;
  timeZone: string;
  plan: PlanId;
  minNoticeMinutes: number;
  horizonDays: number;
  freeCancellationHours: number;
  /** Of the business's settings that this was read with; a hold of it names it. */
  settingsVersion: number;
};

const pauses = pauseColumns("s", "p");

const bookableSql = `
  SELECT s.id AS "serviceId", p.id AS "providerId", s.name AS "serviceName", p.company_name AS "companyName",
    s.price_ore AS "priceOre", s.vat_percent AS "vatPercent", s.duration_minutes AS "durationMinutes",
    ${pauses.before} AS "bufferBeforeMinutes", ${pauses.after} AS "bufferAfterMinutes",
    s.is_active AND s.archived_at IS NULL AS "isActive", s.is_physical AS "isPhysical", s.is_digital AS "isDigital",
    p.is_onboarded AS "isOnboarded", p.stripe_account_id AS "stripeAccountId", p.time_zone AS "timeZone", p.plan,
    p.min_notice_minutes AS "minNoticeMinutes", p.horizon_days AS "horizonDays",
    p.free_cancellation_hours AS "freeCancellationHours", p.settings_version AS "settingsVersion"
  FROM services s JOIN providers p ON p.id = s.provider_id JOIN visible_providers v ON v.id = p.id
  WHERE s.id = $1 AND p.id = $2`;

/**
 * The service of this business, or null when there is no such pair (also for ids that are no UUIDs), and when the account
 * of the business was closed.
 */
export async function findBookable(serviceId: string, providerId: string): Promise<Bookable | null> {
  if (!isUuid(serviceId) || !isUuid(providerId)) return null;
  const { rows } = await pool().query<Bookable>(bookableSql, [serviceId, providerId]);
  return rows[0] ?? null;
}
