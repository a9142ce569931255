import "server-only";
import { db } from "@/lib/db/client";
import { settingsTag } from "@/lib/providers/settingsVersion";
import { loadOwnStaff, ofBusiness } from "@/lib/staff/ownStaff";

/**
 * The people of a business for the page that edits them, with the version of its settings. `ownName`: for a business where one
 * person works alone, that person's former name, or the name of the account's owner.
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
