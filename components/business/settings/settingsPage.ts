import "server-only";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { isMember } from "@/lib/identity/sessions/businessScope";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { loadOwnStaff } from "@/lib/staff/ownStaff";
import { pathWithQuery } from "../pathWithQuery";

export type SettingsPageProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
};

type Page = "hours" | "absences" | "people" | "rules" | "pictures" | "account" | "closing";

/** The title of a settings page, which search engines must not index. */
export async function settingsMetadata(page: Page, params: SettingsPageProps["params"]): Promise<Metadata> {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: "providerSettings" });
  return { title: t(`${page}.metaTitle`), robots: { index: false, follow: false } };
}

/** The signed-in owner's business; redirects anybody else to the sign-in page, and back to `path`. */
export async function settingsOwner(path: string, { params, searchParams }: SettingsPageProps) {
  setRequestLocale(toLocale((await params).locale));
  const session = await requirePageSession("provider", pathWithQuery(path, await searchParams));
  return { session, providerId: ownProviderId(session), owner: session.user.email };
}

/** The people of a business, and the one whose settings are asked for; null: the whole business. */
export async function settingsPerson(providerId: string, searchParams: SettingsPageProps["searchParams"]) {
  const asked = firstValue((await searchParams).person);
  const people = await loadOwnStaff(providerId);
  return { people, person: people.find(({ id }) => id === asked) ?? null };
}

/**
 * The session of a member on a page that members and owners share; null for an owner. Redirects whoever is not signed
 * in to the sign-in page.
 */
export async function findMemberSession(
  path: string,
  { params, searchParams }: SettingsPageProps,
): Promise<ActiveSession | null> {
  setRequestLocale(toLocale((await params).locale));
  const back = pathWithQuery(path, await searchParams);
  const session = await requirePageSession("provider", back, { allowsMembers: true });
  return isMember(session) ? session : null;
}
