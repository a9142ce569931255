import { eraseClient } from "@/lib/account/eraseClient";
import { eraseClientCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";

const erase = endpoint(eraseClientCall, async ({ session, params, body }) => ({
  kept_bookings: await eraseClient(ownProviderId(session), {
    clientId: params.id,
    name: body.name,
    actorUserId: session.user.id,
    now: new Date(),
  }),
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: erase });
