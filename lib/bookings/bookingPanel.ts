import "server-only";
import { pool } from "@/lib/db/client";
import { smallestPaymentOre } from "@/lib/money/ore";

export type PanelData = {
  /** How many days after today can be booked. */
  horizonDays: number;
  /** What can be chosen: active and with a price, in the order of the business. */
  services: {
    id: string;
    name: string;
    priceOre: number;
    vatPercent: number;
    durationMinutes: number;
    isPhysical: boolean;
    isDigital: boolean;
  }[];
};

/** What the booking panel of a business needs beyond what its page shows anyway; one round trip. */
export async function bookingPanel(providerId: string): Promise<PanelData | null> {
  const { rows } = await pool().query<PanelData>(
    `SELECT p.horizon_days AS "horizonDays", coalesce(json_agg(json_build_object(
       'id', s.id, 'name', s.name, 'priceOre', s.price_ore, 'vatPercent', s.vat_percent,
       'durationMinutes', s.duration_minutes, 'isPhysical', s.is_physical, 'isDigital', s.is_digital
     ) ORDER BY s.position, s.name, s.id) FILTER (WHERE s.id IS NOT NULL), '[]') AS services
     FROM providers p
     LEFT JOIN services s ON s.provider_id = p.id AND s.is_active AND s.archived_at IS NULL
       AND s.price_ore >= ${smallestPaymentOre}
     WHERE p.id = $1
     GROUP BY p.id`,
    [providerId],
  );
  return rows[0] ?? null;
}
