/**
 * `generateStaticParams` of pages that are cached documents: none is rendered while building, so a build needs neither
 * a database nor settings, and the first visit of each language fills the cache. Only for pages that read nothing of
 * the request: one that does (cookies, query) has to go without, or it fails on its first visit.
 */
export function onDemand(): { locale: string }[] {
  return [];
}
