import { defaultLocale, isLocale, type Locale } from "@/lib/i18n/locales";

/**
 * The address of the same page in another language.
 * @param pathname as the router gives it: the public path in the browser; on the server the path under `app/`, with the
 * language first and `internalBase` in place of the configured customer base
 */
export function switchLocalePath(
  pathname: string,
  to: Locale,
  bases: { publicBase: string; internalBase: string },
): string {
  const [, first = ""] = pathname.split("/");
  const bare = isLocale(first) ? pathname.slice(first.length + 1) : pathname;
  const path = publicPath(bare, bases.publicBase, bases.internalBase);
  const prefix = to === defaultLocale ? "" : `/${to}`;
  return path === "/" ? prefix || "/" : `${prefix}${path}` || "/";
}

function publicPath(path: string, publicBase: string, internalBase: string): string {
  if (publicBase === internalBase) return path;
  if (path !== internalBase && !path.startsWith(`${internalBase}/`)) return path;
  return `${publicBase}${path.slice(internalBase.length)}`;
}
