import "server-only";
import { setRequestLocale } from "next-intl/server";
import { toLocale } from "@/lib/i18n/locales";
import { policyDocument } from "@/lib/policies/documents";
import { plans } from "@/lib/providers/plans";
import { PolicyPage } from "./PolicyPage";
import { type PolicyRoute, policyHrefs } from "./policyRoute";

type PolicyRoutePageProps = PolicyRoute & { params: Promise<{ locale: string }> };

/** The page of a policy document, shared by its six routes. */
export async function PolicyRoutePage({ audience, slug, params }: PolicyRoutePageProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const document = await policyDocument(audience, locale, slug, plans());
  const { contact, ...hrefs } = policyHrefs(audience);
  return <PolicyPage document={document} slug={slug} hrefs={hrefs} contactHref={contact} />;
}
