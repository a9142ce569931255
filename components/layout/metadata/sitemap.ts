import "server-only";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { locales } from "@/lib/i18n/locales";

/** Addresses per file. The protocol allows 50,000, and each stands here in both languages. */
export const addressesPerPart = 10_000;

export type SitemapEntry = { path: string; changedOn?: string };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const absolute = (path: string): string => escaped(`${env().APP_URL}${path}`);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlsOf({ path, changedOn }: SitemapEntry): string[] {
  const alternates = locales
    .map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${absolute(localePath(locale, path))}"/>`,
    )
    .join("");
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : "";
  return locales.map(
    (locale) => `<url><loc>${absolute(localePath(locale, path))}</loc>${changed}${alternates}</url>`,
  );
}

/** A sitemap with every address in both languages, each linked to the other. */
export function sitemap(entries: SitemapEntry[]): Response {
  const urls = entries.flatMap(urlsOf).join("\n");
  return xml(`<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>`);
}

/** The index of the sitemaps. */
export function sitemapIndex(paths: string[]): Response {
  const parts = paths.map((path) => `<sitemap><loc>${absolute(path)}</loc></sitemap>`).join("\n");
  return xml(`<sitemapindex ${namespace}>\n${parts}\n</sitemapindex>`);
}

function xml(body: string): Response {
  return new Response(`${head}${body}\n`, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
