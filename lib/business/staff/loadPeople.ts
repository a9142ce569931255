import "server-only";
import { db } from "@/lib/db/client";
import { settingsTag } from "@/lib/providers/settingsVersion";
import { loadOwnStaff, ofBusiness } from "@/lib/staff/ownStaff";

/**
 * The people of a business as its page begins to edit them, with the version of what it sets itself. `ownName`: what whoever
 * works alone was called before, or is called as the owner of the account.
 */
export async function loadPeople(providerId: string) {
  // The version first: what is read after it may be newer, and is then refused when it is saved; never older.
  const { settingsVersion, timeZone, owner } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { settingsVersion: true, timeZone: true, owner: { select: { fullName: true } } },
  });
  const people = await loadOwnStaff(providerId);
  const alone = await db().staffMember.findFirst({
    where: { ...ofBusiness(providerId), isImplicit: true },
    select: { name: true },
  });
  const ownName = alone?.name ?? owner.fullName ?? "";
  return { people, tag: settingsTag({ settingsVersion }), timeZone, ownName };
}
