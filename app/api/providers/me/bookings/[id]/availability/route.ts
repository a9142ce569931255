import { ownMoveAvailabilityCall } from "@/lib/api/contract/business/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";
import { businessMoveAvailability } from "@/lib/visits/moveAvailability";

const get = endpoint(ownMoveAvailabilityCall, ({ session, params, query }) =>
  businessMoveAvailability(businessScopeOf(session), params.id, { ...query, nowMs: Date.now() }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
