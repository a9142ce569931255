import type { MetadataRoute } from "next";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { locales } from "@/lib/i18n/locales";
import { customerPaths, providerPaths } from "@/lib/paths";

/** Needs the settings, which are not there during a build. */
export const dynamic = "force-dynamic";

/** Pages of signed-in people, which are `noindex`, too. */
const closed = [
  customerPaths.auth(),
  customerPaths.bookings(),
  customerPaths.profile(),
  customerPaths.favourites(),
  customerPaths.near(),
  providerPaths.auth(),
  providerPaths.dashboard(),
  providerPaths.bookings(),
  providerPaths.services(),
  providerPaths.reviews(),
  providerPaths.finance(),
  providerPaths.settings(),
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", ...locales.flatMap((locale) => closed.map((path) => localePath(locale, path)))],
    },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
