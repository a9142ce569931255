import { addStaffMemberCall, ownStaffCall } from "@/lib/api/contract/business/ownStaff";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { db } from "@/lib/db/client";
import { loadSettingsTag } from "@/lib/providers/settingsVersion";
import { addStaffMember } from "@/lib/staff/addStaffMember";
import { loadOwnStaff, serializeStaffMember } from "@/lib/staff/ownStaff";

const list = endpoint(ownStaffCall, async ({ session }) => {
  const providerId = ownProviderId(session);
  // The version first: what is read after it may be newer, and is then refused when it is changed; never older.
  const tag = await loadSettingsTag(providerId, db());
  return new Reply((await loadOwnStaff(providerId)).map(serializeStaffMember), { ETag: tag });
});

const add = endpoint(addStaffMemberCall, async ({ session, body, request }) => {
  const ifMatch = request.headers.get("if-match");
  return serializeStaffMember(await addStaffMember(ownProviderId(session), body, ifMatch));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: add });
