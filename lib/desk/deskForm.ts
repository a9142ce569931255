import "server-only";
import { pool } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { staffOfProviders } from "@/lib/staff/publicStaff";
import type { Suggestion } from "./schemas";
import { suggestedClient } from "./suggestClients";

/** A service as the form offers it; amounts are not for members. */
export type DeskService = {
  id: string;
  name: string;
  durationMinutes: number;
  priceOre: number | null;
  /** Whether it can be done at the business's place, and remotely. */
  isPhysical: boolean;
  isDigital: boolean;
};

export type DeskPerson = {
  id: string;
  name: string;
  /** The services of somebody who does not do all; null for all. */
  serviceIds: string[] | null;
};

/** What the form of a new booking is filled in with. */
export type DeskForm = {
  /** The most booked first. */
  services: DeskService[];
  /** Whom an owner can choose among; nobody where one person works alone, and for a member, who books for themself. */
  people: DeskPerson[];
  /** Whom it is for, where a client was chosen before; null: to be typed. */
  client: Suggestion | null;
  timeZone: string;
  /** Whether amounts and payments are for whoever asks. */
  isOwner: boolean;
  /** Whether customers can pay by a link. */
  takesLinks: boolean;
};

/** Bookings since then decide the order; older ones would keep last year's. */
const countedDays = 90;

const servicesSql = `
  SELECT s.id, s.name, s.duration_minutes AS "durationMinutes",
    CASE WHEN $3::uuid IS NULL THEN s.price_ore END AS "priceOre",
    s.is_physical AS "isPhysical", s.is_digital AS "isDigital"
  FROM services s
  LEFT JOIN LATERAL (
    SELECT count(*) AS count FROM bookings b
    WHERE b.service_id = s.id AND b.status IN ('confirmed', 'completed')
      AND b.created_at > $2::timestamptz - interval '${countedDays} days'
  ) booked ON true
  WHERE s.provider_id = $1 AND s.is_active AND s.archived_at IS NULL
    AND ($3::uuid IS NULL OR EXISTS (
      SELECT 1 FROM staff_members m WHERE m.id = $3
        AND (m.does_all_services OR s.id IN (SELECT d.service_id FROM staff_services d WHERE d.staff_member_id = m.id))))
  ORDER BY booked.count DESC, s.position, s.name, s.id`;

/**
 * What the form of a new booking needs of the business.
 * @param scope of the session; a member is offered the services they do
 * @param clientId whom it is for; one whom the session may not be suggested counts as none
 */
export async function loadDeskForm(
  scope: BusinessScope,
  nowMs: number,
  clientId?: string,
): Promise<DeskForm> {
  const { providerId, staffMemberId } = scope;
  const [services, staff, provider, client] = await Promise.all([
    pool().query<DeskService>(servicesSql, [providerId, new Date(nowMs).toISOString(), staffMemberId]),
    staffMemberId === null ? staffOfProviders([providerId]) : undefined,
    pool().query<{ timeZone: string; takesLinks: boolean }>(
      `SELECT time_zone AS "timeZone", is_onboarded AS "takesLinks" FROM providers WHERE id = $1`,
      [providerId],
    ),
    clientId === undefined ? null : suggestedClient(scope, clientId, nowMs),
  ]);
  const people = staff?.get(providerId) ?? [];
  const { timeZone = "Europe/Stockholm", takesLinks = false } = provider.rows[0] ?? {};
  return {
    services: services.rows,
    people: people.map(({ id, name, serviceIds }) => ({ id, name, serviceIds })),
    client,
    timeZone,
    isOwner: staffMemberId === null,
    takesLinks,
  };
}
