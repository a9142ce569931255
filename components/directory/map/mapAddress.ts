/** Whether the map is shown on phones, in the address. */
const mapParam = "map";

export const isMapShown = (query: { get: (name: string) => string | null }): boolean =>
  query.get(mapParam) === "1";

/** An address of the directory that shows the map if the one it is reached from does. */
export function withMapOf(here: URL, href: string): string {
  if (!isMapShown(here.searchParams)) return href;
  return mapToggled(new URL(href, here), true);
}

/** The address with the map shown or hidden, without its origin. */
export function mapToggled(address: URL, isShown: boolean): string {
  const url = new URL(address);
  if (isShown) url.searchParams.set(mapParam, "1");
  else url.searchParams.delete(mapParam);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The id of a list's map. */
export const mapId = "list-map";
