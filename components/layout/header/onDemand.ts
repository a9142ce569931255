/**
 * `generateStaticParams` of pages that are cached documents. None is rendered while building, so a build needs neither
 * database nor settings; the first visit in each language fills the cache. Only for pages that read nothing of the
 * request: one that reads cookies or the query fails on its first visit with it.
 */
export function onDemand(): { locale: string }[] {
  return [];
}
