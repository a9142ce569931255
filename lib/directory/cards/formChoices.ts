import "server-only";
import { pool } from "@/lib/db/client";
import { smallestPaymentOre } from "@/lib/money/ore";
import { staffDoing, staffOfProviders } from "@/lib/staff/publicStaff";

/** What the booking form of a service asks for besides a time. */
export type FormChoices = {
  /** Whether its business has several services to choose among. */
  hasServices: boolean;
  /** The names of those whom one can ask for; empty where there is no choice. */
  people: string[];
};

/**
 * SQL that is true of a service that a booking form offers: active, with a price and somebody who does it.
 * @param service the alias of `services`
 */
export const isOffered = (service: string): string =>
  `${service}.is_active AND ${service}.archived_at IS NULL AND ${service}.price_ore >= ${smallestPaymentOre}
   AND EXISTS (SELECT FROM staff_members m WHERE m.provider_id = ${service}.provider_id AND m.is_active
     AND m.removed_at IS NULL AND (m.does_all_services OR EXISTS (SELECT FROM staff_services d
       WHERE d.staff_member_id = m.id AND d.service_id = ${service}.id)))`;

/** What the forms of these businesses' services ask for, by two queries; asked by service. */
export async function loadFormChoices(
  providerIds: readonly string[],
): Promise<(service: { id: string; providerId: string }) => FormChoices> {
  if (providerIds.length === 0) return () => ({ hasServices: false, people: [] });
  const [staff, { rows }] = await Promise.all([
    staffOfProviders(providerIds),
    pool().query<{ providerId: string }>(
      `SELECT s.provider_id AS "providerId" FROM services s
       WHERE s.provider_id = ANY ($1::uuid[]) AND ${isOffered("s")}
       GROUP BY s.provider_id HAVING count(*) > 1`,
      [[...new Set(providerIds)]],
    ),
  ]);
  const several = new Set(rows.map(({ providerId }) => providerId));
  return ({ id, providerId }) => {
    const people = staffDoing(staff.get(providerId) ?? [], id).map(({ name }) => name);
    return { hasServices: several.has(providerId), people: people.length > 1 ? people : [] };
  };
}
