import customerEnFaq from "@/content/policies/customer/en/faq.json";
import customerEnPrivacy from "@/content/policies/customer/en/privacy.json";
import customerEnTerms from "@/content/policies/customer/en/terms.json";
import customerSvFaq from "@/content/policies/customer/sv/faq.json";
import customerSvPrivacy from "@/content/policies/customer/sv/privacy.json";
import customerSvTerms from "@/content/policies/customer/sv/terms.json";
import providerEnFaq from "@/content/policies/provider/en/faq.json";
import providerEnPrivacy from "@/content/policies/provider/en/privacy.json";
import providerEnTerms from "@/content/policies/provider/en/terms.json";
import providerSvFaq from "@/content/policies/provider/sv/faq.json";
import providerSvPrivacy from "@/content/policies/provider/sv/privacy.json";
import providerSvTerms from "@/content/policies/provider/sv/terms.json";
import { brand } from "@/lib/brand";
import { isLocale, type Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";

export type PolicySlug = "terms" | "privacy" | "faq";
export type PolicyAudience = "customer" | "provider";

/** `updatedAt` is a day, YYYY-MM-DD; `body` are paragraphs. */
export type PolicyDocument = {
  title: string;
  description: string;
  updatedAt: string;
  sections: { title: string; body: string[] }[];
};

const documents: Record<PolicyAudience, Record<Locale, Record<PolicySlug, PolicyDocument>>> = {
  customer: {
    sv: { terms: customerSvTerms, privacy: customerSvPrivacy, faq: customerSvFaq },
    en: { terms: customerEnTerms, privacy: customerEnPrivacy, faq: customerEnFaq },
  },
  provider: {
    sv: { terms: providerSvTerms, privacy: providerSvPrivacy, faq: providerSvFaq },
    en: { terms: providerEnTerms, privacy: providerEnPrivacy, faq: providerEnFaq },
  },
};

/** The prices that the texts name; they are set in `lib/providers/plans.ts`. */
export type PolicyPrices = {
  payg: { commissionPercent: number };
  monthly: { monthlyPriceOre: number };
};

/** The values of the placeholders in the texts (`{brand}`), so that each value is kept in one place. */
const placeholderValues = ({ payg, monthly }: PolicyPrices, locale: Locale): Record<string, string> => ({
  brand: brand.name,
  legalName: brand.legalName,
  organisationNumber: brand.organisationNumber,
  supportEmail: brand.supportEmail,
  paygPercent: payg.commissionPercent.toLocaleString(locale),
  monthlyPrice: formatSek(monthly.monthlyPriceOre, locale),
});

/** The language of a tag: `sv-FI` and `SV` are Swedish, too; any other language is English. */
function localeOfTag(language: string): Locale {
  const [primary] = language.toLowerCase().split(/[-_]/);
  return isLocale(primary) ? primary : "en";
}

export type PolicyFile = `${PolicySlug}.json`;

const slugs: Record<PolicyFile, PolicySlug> = {
  "terms.json": "terms",
  "privacy.json": "privacy",
  "faq.json": "faq",
};

/** `terms.json` → `terms`. */
export function policySlugOf(file: PolicyFile): PolicySlug {
  return slugs[file];
}

/** A policy document of a portal. A language that has none gets the English one (SITE-20). */
export function policyDocument(
  audience: PolicyAudience,
  language: string,
  slug: PolicySlug,
  prices: PolicyPrices,
): PolicyDocument {
  const locale = localeOfTag(language);
  const values = placeholderValues(prices, locale);
  const named = (text: string) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  const { title, description, updatedAt, sections } = documents[audience][locale][slug];
  return {
    title: named(title),
    description: named(description),
    updatedAt,
    sections: sections.map((section) => ({ title: named(section.title), body: section.body.map(named) })),
  };
}
