import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { brand } from "@/lib/brand";
import { toLocale } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import { customerPaths, providerPaths } from "@/lib/paths";
import type { PolicySlug } from "@/lib/policies/documents";

export type PolicyRoute = { audience: Role; slug: PolicySlug };
type RouteProps = { params: Promise<{ locale: string }> };

export function policyHrefs(audience: Role): Record<PolicySlug | "contact", string> {
  const paths = audience === "customer" ? customerPaths : providerPaths;
  return { terms: paths.terms(), privacy: paths.privacy(), faq: paths.faq(), contact: paths.contact() };
}

/** The metadata of the page of a policy document. */
export async function policyMetadata(
  { audience, slug }: PolicyRoute,
  { params }: RouteProps,
): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const pages = await getTranslations({ locale, namespace: "pages.policy" });
  const business = await getTranslations({ locale, namespace: "providerPublic.policy" });
  const title = audience === "customer" ? pages(slug) : business(slug);
  const description = pages("description", { title, name: brand.name });
  return pageMetadata({ locale, path: policyHrefs(audience)[slug], title, description });
}
