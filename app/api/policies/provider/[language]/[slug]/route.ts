import { providerPolicyCall } from "@/lib/api/contract/policies";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { policyDocument, policySlugOf } from "@/lib/policies/documents";

const get = endpoint(providerPolicyCall, async ({ params }) =>
  policyDocument("provider", params.language, policySlugOf(params.slug)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
