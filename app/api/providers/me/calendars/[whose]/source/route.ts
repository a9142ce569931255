import { removeSourceCall, setSourceCall } from "@/lib/api/contract/business/ownCalendars";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { removeSource, setSource } from "@/lib/calendarSync/busy/sources";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const set = endpoint(setSourceCall, async ({ session, params, body }) =>
  setSource(businessScopeOf(session), { whose: params.whose, url: body.url, nowMs: Date.now() }),
);

const remove = endpoint(removeSourceCall, async ({ session, params }) => {
  await removeSource(businessScopeOf(session), params.whose, Date.now());
  return undefined;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: set, DELETE: remove });
