import "server-only";
import { pool } from "@/lib/db/client";
import { serviceSlug } from "@/lib/text/slug";

/** The address of something public, and the day it last changed (UTC, YYYY-MM-DD). */
export type PublicAddress = { slug: string; changedOn: string };

type Window = { offset: number; limit: number };

/** How many visible businesses and services have a page of their own. */
export async function countAddresses(): Promise<{ providers: number; services: number }> {
  const { rows } = await pool().query<{ providers: number; services: number }>(
    `SELECT (SELECT count(*)::int FROM provider_search) AS providers,
       (SELECT count(*)::int FROM service_search) AS services`,
  );
  return rows[0] ?? { providers: 0, services: 0 };
}

/** Visible businesses in the order of their ids. */
export async function providerAddresses({ offset, limit }: Window): Promise<PublicAddress[]> {
  const { rows } = await pool().query<{ slug: string; changed: Date }>(
    `SELECT p.slug, p.updated_at AS changed FROM provider_search s JOIN providers p ON p.id = s.provider_id
     ORDER BY s.provider_id OFFSET $1 LIMIT $2`,
    [offset, limit],
  );
  return rows.map(({ slug, changed }) => ({ slug, changedOn: dayOf(changed) }));
}

/** Visible services in the order of their ids. */
export async function serviceAddresses({ offset, limit }: Window): Promise<PublicAddress[]> {
  const { rows } = await pool().query<{ id: string; name: string; changed: Date }>(
    `SELECT s.id, s.name, s.updated_at AS changed FROM service_search v JOIN services s ON s.id = v.service_id
     ORDER BY v.service_id OFFSET $1 LIMIT $2`,
    [offset, limit],
  );
  return rows.map(({ id, name, changed }) => ({ slug: serviceSlug(name, id), changedOn: dayOf(changed) }));
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
