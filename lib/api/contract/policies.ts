import { z } from "zod";
import { defineCall } from "../call";

const common = { tag: "Policies", access: "none", method: "GET", status: 200 } as const;

const params = z.object({
  /** A language tag in any case; one without documents gets the English ones. */
  language: z.string().regex(/^[a-z]{1,3}([-_][a-z0-9]{2,8})*$/i),
  slug: z.enum(["terms.json", "privacy.json", "faq.json"]),
});

export const policySchema = z.object({
  title: z.string(),
  description: z.string(),
  updatedAt: z.iso.date(),
  sections: z.array(z.object({ title: z.string(), body: z.array(z.string()) })),
});

export const customerPolicyCall = defineCall({
  ...common,
  id: "getCustomerPolicy",
  path: "/policies/{language}/{slug}",
  summary: "A policy document of the customer portal",
  params,
  answer: policySchema,
  errors: ["not_found"],
});

export const providerPolicyCall = defineCall({
  ...common,
  id: "getProviderPolicy",
  path: "/policies/provider/{language}/{slug}",
  summary: "A policy document of the provider portal",
  params,
  answer: policySchema,
  errors: ["not_found"],
});

/** In the order of the description. */
export const policyCalls = [customerPolicyCall, providerPolicyCall] as const;
