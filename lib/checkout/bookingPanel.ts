import "server-only";
import { pool } from "@/lib/db/client";
import { isOffered } from "@/lib/directory/cards/formChoices";
import { type BookablePerson, staffOfProviders } from "@/lib/staff/publicStaff";
import { serviceSlug } from "@/lib/text/slug";
import { isWithdrawalExemptKind } from "./pay/withdrawalTerms";

export type PanelData = {
  /** The people that a customer can choose among; empty where one person works alone. */
  people: BookablePerson[];
  /** How many days after today can be booked. */
  horizonDays: number;
  /** What can be chosen: active, with a price and somebody who does it, in the order of the business. */
  services: {
    id: string;
    /** The last part of its page's address. */
    slug: string;
    name: string;
    priceOre: number;
    vatPercent: number;
    durationMinutes: number;
    isPhysical: boolean;
    isDigital: boolean;
    /** Whether its kind gives no right to withdraw. */
    isWithdrawalExempt: boolean;
  }[];
};

/** What the booking panel of a business needs beyond what its page shows anyway. */
export async function bookingPanel(providerId: string): Promise<PanelData | null> {
  const [{ rows }, staff] = await Promise.all([panelRows(providerId), staffOfProviders([providerId])]);
  const [panel] = rows;
  if (!panel) return null;
  const services = panel.services.map(({ kind, ...service }) => ({
    ...service,
    slug: serviceSlug(service.name, service.id),
    isWithdrawalExempt: isWithdrawalExemptKind(kind),
  }));
  return { ...panel, services, people: staff.get(providerId) ?? [] };
}

type PanelService = PanelData["services"][number];
type ServiceRow = Omit<PanelService, "slug" | "isWithdrawalExempt"> & { kind: string };
type PanelRow = Pick<PanelData, "horizonDays"> & { services: ServiceRow[] };

function panelRows(providerId: string) {
  return pool().query<PanelRow>(
    `SELECT p.horizon_days AS "horizonDays", coalesce(json_agg(json_build_object(
       'id', s.id, 'name', s.name, 'priceOre', s.price_ore, 'vatPercent', s.vat_percent,
       'durationMinutes', s.duration_minutes, 'isPhysical', s.is_physical, 'isDigital', s.is_digital, 'kind', k.slug
     ) ORDER BY s.position, s.name, s.id) FILTER (WHERE s.id IS NOT NULL), '[]') AS services
     FROM providers p
     LEFT JOIN services s ON s.provider_id = p.id AND ${isOffered("s")}
     LEFT JOIN subcategories k ON k.id = s.subcategory_id
     WHERE p.id = $1
     GROUP BY p.id`,
    [providerId],
  );
}
