import { providerPolicyCall } from "@/lib/api/contract/policies";
import { endpoint } from "@/lib/api/endpoint";
import { policyReply } from "@/lib/api/policyReply";
import { resource } from "@/lib/api/resource";

const get = endpoint(providerPolicyCall, async ({ params }) =>
  policyReply("provider", params.language, params.slug),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
