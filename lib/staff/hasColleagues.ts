import "server-only";
import { db } from "@/lib/db/client";
import { ofBusiness } from "./ownStaff";

/** Whether a business names its people, or more than one account can sign in for it. */
export async function hasColleagues(providerId: string): Promise<boolean> {
  const [people, members] = await Promise.all([
    db().staffMember.count({ where: { ...ofBusiness(providerId), isImplicit: false } }),
    db().providerMember.count({ where: { providerId, endedAt: null } }),
  ]);
  return people > 0 || members > 1;
}
