import type { Locale } from "@/lib/i18n/locales";

export type ShareImageKind = "site" | "service" | "provider";

/** The picture that stands for a page where it is shared (`app/og`). The name of the site's own one is the language. */
export function shareImage(locale: Locale, kind: ShareImageKind, name: string): string {
  return `/og/${locale}/${kind}/${encodeURIComponent(name)}.png`;
}
