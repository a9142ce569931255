import { customerPolicyCall } from "@/lib/api/contract/policies";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { policyDocument, policySlugOf } from "@/lib/policies/documents";

const get = endpoint(customerPolicyCall, async ({ params }) =>
  policyDocument("customer", params.language, policySlugOf(params.slug)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
