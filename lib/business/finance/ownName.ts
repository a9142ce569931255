import "server-only";
import { db } from "@/lib/db/client";

type Asked = { person: string | null; service: string | null };

/** The name of a person, else of a service, of the business, also of one that is not there any more; null for others. */
export async function ownName(providerId: string, { person, service }: Asked): Promise<string | null> {
  const select = { name: true } as const;
  if (person !== null) {
    return (await db().staffMember.findFirst({ where: { id: person, providerId }, select }))?.name ?? null;
  }
  if (service === null) return null;
  return (await db().service.findFirst({ where: { id: service, providerId }, select }))?.name ?? null;
}
