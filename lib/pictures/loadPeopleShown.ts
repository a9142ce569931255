import "server-only";
import { db } from "@/lib/db/client";

/** A person whom customers can choose, as shown to them; of an uploaded portrait also its description. */
export type PersonShown = {
  id: string;
  name: string;
  colour: string;
  imageUrl: string | null;
  pictures: { id: string; alt: string }[];
};

/** The people of a business in its order; none while one person works alone. */
export async function loadPeopleShown(providerId: string): Promise<PersonShown[]> {
  const rows = await db().staffMember.findMany({
    where: { providerId, removedAt: null, isImplicit: false },
    select: {
      id: true,
      name: true,
      colour: true,
      imageUrl: true,
      pictures: { select: { id: true, alt: true } },
    },
    orderBy: [{ sort: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
  return rows.flatMap(({ name, ...row }) => (name === null ? [] : [{ ...row, name }]));
}
