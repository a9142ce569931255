import { findPositionCall } from "@/lib/api/contract/business/ownPlaces";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { findPosition } from "@/lib/providers/profile/findPosition";

const find = endpoint(findPositionCall, ({ session, query }) => findPosition(ownProviderId(session), query));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: find });
