import { accessCall } from "@/lib/api/contract/business/members";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { listAccess } from "@/lib/providers/members/listAccess";

const list = endpoint(accessCall, ({ session }) =>
  listAccess(ownProviderId(session), session.user.id, Date.now()),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
