import { db } from "@/lib/db/client";
import { addStaffMember } from "@/lib/staff/addStaffMember";
import { newStaffMemberSchema } from "@/lib/staff/staffDraft";
import { type Salon, salon } from "./salon";

/** A salon of Maja, who owned it alone, and Ali; both do everything. */
export type Team = Salon & { majaId: string; aliId: string };

/** Adds a person by the draft of the contract. */
export const add = (place: Pick<Salon, "id">, draft: object, ifMatch: string | null = null) =>
  addStaffMember(place.id, newStaffMemberSchema.parse(draft), ifMatch);

export async function team(): Promise<Team> {
  const place = await salon();
  const { id: aliId } = await add(place, { name: "Ali", own_name: "Maja" });
  return { ...place, majaId: place.staffId, aliId };
}

export const versionOf = async ({ id }: Pick<Salon, "id">) =>
  (await db().provider.findUniqueOrThrow({ where: { id } })).settingsVersion;
