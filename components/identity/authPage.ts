import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/pageMetadata";
import { safeRedirectPath } from "@/lib/http/safeRedirect";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import type { Role } from "@/lib/identity/roles";
import { authPathsOf } from "@/lib/identity/sessions/authPaths";

export type AuthPageProps = {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const notices = [
  "registered",
  "verified",
  "password-changed",
  "signed-out",
  "session-ended",
  "session-ended-kept",
] as const;
type NoticeName = (typeof notices)[number];

export type AuthPage = {
  locale: Locale;
  mode: "login" | "register";
  redirectTo: string | undefined;
  notice: NoticeName | null;
  token: string | undefined;
};

/** Reads the address of an auth page; invalid parameters are ignored. */
export async function readAuthPage({ params, searchParams }: AuthPageProps): Promise<AuthPage> {
  const query = await searchParams;
  const first = (name: string) => [query[name]].flat()[0];
  return {
    locale: toLocale((await params).locale),
    mode: first("mode") === "register" ? "register" : "login",
    redirectTo: safeRedirectPath(first("redirectTo")) ?? undefined,
    notice: notices.find((name) => name === first("notice")) ?? null,
    token: first("token")?.slice(0, 200),
  };
}

type Kind = "auth" | "forgot" | "reset" | "verify" | "notYou" | "email" | "emailUndo";

/** Title and description. Search engines must not index these pages. */
export async function authMetadata(portal: Role, kind: Kind, page: AuthPageProps): Promise<Metadata> {
  const { locale, mode } = await readAuthPage(page);
  const t = await getTranslations({ locale, namespace: "auth" });
  // "email" is also the label of a field.
  const words = kind === "email" ? "newEmail" : kind;
  const title = words === "auth" ? t(`${portal}.${mode}Title`) : t(`${words}.title`);
  const description = words === "auth" ? t(`${portal}.${mode}Lead`) : t(`${words}.lead`);
  return {
    ...pageMetadata({ locale, path: authPathsOf(portal)[kind](), title, description, index: false }),
    // The address can contain a token, which other sites must not receive. "no-referrer" would make browsers post
    // forms with the origin "null", which is refused.
    referrer: "same-origin",
  };
}
