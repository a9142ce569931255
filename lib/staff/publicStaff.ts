import "server-only";
import type { z } from "zod";
import { pool } from "@/lib/db/client";
import type { publicPersonSchema } from "./publicSchemas";

/** Somebody whom customers can ask for. */
export type PublicPerson = {
  id: string;
  name: string;
  colour: string;
  imageUrl: string | null;
  /** The description of the portrait; empty without one. */
  imageAlt: string;
};

/** `serviceIds`: the services of somebody who does not do all; null for all. */
export type BookablePerson = PublicPerson & { serviceIds: string[] | null };

/**
 * Who can be asked for at these businesses, in their own order; nobody where only one person can be booked, who is
 * then not named.
 */
export async function staffOfProviders(
  providerIds: readonly string[],
): Promise<Map<string, BookablePerson[]>> {
  const staff = new Map<string, BookablePerson[]>();
  if (providerIds.length === 0) return staff;
  const { rows } = await pool().query<BookablePerson & { providerId: string }>(
    `SELECT m.provider_id AS "providerId", m.id, m.name, m.colour, m.image_url AS "imageUrl",
       coalesce((SELECT alt FROM pictures WHERE staff_member_id = m.id), '') AS "imageAlt", CASE WHEN NOT m.does_all_services THEN
       (SELECT coalesce(json_agg(d.service_id), '[]') FROM staff_services d WHERE d.staff_member_id = m.id)
       END AS "serviceIds"
     FROM (SELECT *, count(*) OVER (PARTITION BY provider_id) AS people FROM staff_members
       WHERE provider_id = ANY ($1::uuid[]) AND is_active AND removed_at IS NULL) m
     WHERE m.people > 1 AND NOT m.is_implicit
     ORDER BY m.sort, m.created_at, m.id`,
    [[...new Set(providerIds)]],
  );
  for (const { providerId, ...worker } of rows) {
    staff.set(providerId, [...(staff.get(providerId) ?? []), worker]);
  }
  return staff;
}

/** Those people who do a service, without their other services. */
export function staffDoing(staff: readonly BookablePerson[], serviceId: string): PublicPerson[] {
  return staff
    .filter(({ serviceIds }) => serviceIds === null || serviceIds.includes(serviceId))
    .map(withoutServices);
}

const withoutServices = ({ id, name, colour, imageUrl, imageAlt }: PublicPerson): PublicPerson => ({
  id,
  name,
  colour,
  imageUrl,
  imageAlt,
});

/** Somebody in the contract's shape. */
export const serializePublicPerson = ({
  id,
  name,
  colour,
}: PublicPerson): z.input<typeof publicPersonSchema> => ({
  id,
  name,
  colour,
});
