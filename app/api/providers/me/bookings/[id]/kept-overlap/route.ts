import { keepOverlapCall } from "@/lib/api/contract/business/ownCalendars";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { keepOverlap } from "@/lib/business/dashboard/overlaps";
import { ownProviderId } from "@/lib/business/ownProviderId";

const keep = endpoint(keepOverlapCall, async ({ params, session }) => {
  await keepOverlap(ownProviderId(session), params.id);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: keep });
