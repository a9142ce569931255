import { changeCustomer } from "@/lib/account/changeCustomer";
import { eraseCustomer } from "@/lib/account/eraseCustomer";
import { changeCustomerCall, eraseCustomerCall, getCustomerCall } from "@/lib/api/contract/account";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { loadProfile } from "@/lib/identity/accounts/profile";
import { serializePerson } from "@/lib/identity/serializers";
import { clientInfo } from "@/lib/identity/sessions/client";
import { signedOutHeaders } from "@/lib/identity/sessions/sessionCookies";

const get = endpoint(getCustomerCall, async ({ session }) =>
  serializePerson(await loadProfile(session.user.id)),
);

const patch = endpoint(changeCustomerCall, async ({ session, body }) =>
  serializePerson(await changeCustomer(session.user.id, body)),
);

const erase = endpoint(eraseCustomerCall, async ({ session, body, request, address }) => {
  const client = clientInfo(request.headers, address);
  const cookies = await eraseCustomer(session, body, { client, now: new Date() });
  return new Reply(undefined, signedOutHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PATCH: patch, DELETE: erase });
