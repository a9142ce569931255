import { changeOwnAccountCall, ownAccountCall } from "@/lib/api/contract/business/businessAccount";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { changeProfile, loadProfile } from "@/lib/identity/accounts/profile";
import { serializeOwnAccount } from "@/lib/identity/serializers";

const get = endpoint(ownAccountCall, async ({ session }) =>
  serializeOwnAccount(await loadProfile(session.user.id, "provider")),
);

const change = endpoint(changeOwnAccountCall, async ({ session, body }) =>
  serializeOwnAccount(await changeProfile(session.user.id, body, "provider")),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PATCH: change });
