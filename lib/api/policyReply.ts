import "server-only";
import {
  type PolicyAudience,
  type PolicyDocument,
  type PolicyFile,
  policyDocument,
  policySlugOf,
} from "@/lib/policies/documents";
import { plans } from "@/lib/providers/plans";
import { Reply } from "./reply";

/** A policy document is kept for five minutes before it is asked for again (SITE-21). */
const policyCache = "public, max-age=300";

/** A policy document of a portal as its call answers it. */
export function policyReply(
  audience: PolicyAudience,
  language: string,
  file: PolicyFile,
): Reply<PolicyDocument> {
  const document = policyDocument(audience, language, policySlugOf(file), plans());
  return new Reply(document, { "Cache-Control": policyCache });
}
