import "server-only";
import { db } from "@/lib/db/client";

/** Whom customers may choose, with what is shown of them. */
export type PersonShown = { id: string; name: string; colour: string; imageUrl: string | null };

/** The people of a business in their order; nobody while it works alone. */
export async function loadPeopleShown(providerId: string): Promise<PersonShown[]> {
  const rows = await db().staffMember.findMany({
    where: { providerId, removedAt: null, isImplicit: false },
    select: { id: true, name: true, colour: true, imageUrl: true },
    orderBy: [{ sort: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
  return rows.flatMap(({ name, ...row }) => (name === null ? [] : [{ ...row, name }]));
}
