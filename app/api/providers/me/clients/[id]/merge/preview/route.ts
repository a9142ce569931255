import { previewMergeCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { previewMerge } from "@/lib/clients/mergeClients";

const preview = endpoint(previewMergeCall, ({ session, params, body }) =>
  previewMerge(ownProviderId(session), { keptId: params.id, ...body }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: preview });
