import "server-only";
import { readSaid } from "@/lib/directory/search/said/readSaid";
import type { Said } from "@/lib/directory/search/said/saidFilters";
import type { DirectoryFilters } from "@/lib/directory/search/serviceFilters";
import { attempt } from "./attempt";

/** What the list is searched by: the filters of the address and those that its text says. */
export async function readSearched<F extends DirectoryFilters>({
  filters,
  now,
  timeZone,
}: {
  filters: F;
  now: number;
  timeZone: string;
}): Promise<Said<F>> {
  const read = await attempt("words of a search", () => readSaid(filters, now, timeZone));
  return read.ok ? read.value : { typed: filters, filters, understood: null };
}
