import type { FilterParams } from "@/lib/directory/search/serviceFilters";

/** The address of a directory with these parameters. Lists become repeated parameters. */
export function filterHref(base: string, params: FilterParams, page = 1): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const item of typeof value === "string" ? [value] : value) query.append(name, item);
  }
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? base : `${base}?${text}`;
}
