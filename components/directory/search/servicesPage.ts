import "server-only";
import { getTimeZone } from "next-intl/server";
import { cache } from "react";
import { serviceDetail } from "@/lib/directory/detail/serviceDetail";
import { type PageQuery, pageNumber, single, withNamedDay } from "@/lib/directory/search/pageQuery";
import { parseServiceFilters } from "@/lib/directory/search/serviceFilterSchemas";
import type { ServiceFilters } from "@/lib/directory/search/serviceFilters";
import type { Locale } from "@/lib/i18n/locales";
import { attempt } from "./attempt";

export type ServicesPageState = {
  now: number;
  timeZone: string;
  filters: ServiceFilters;
  page: number;
  /** The id in the drawer. */
  focus: string | null;
  /** The time chosen on the way here. */
  start: string | null;
  /** The person chosen on the way here. */
  staff: string | null;
};

/** Reads the state of the service directory from its address. */
export async function readServicesPage(query: PageQuery): Promise<ServicesPageState> {
  const now = Date.now();
  const timeZone = await getTimeZone();
  return {
    now,
    timeZone,
    filters: parseServiceFilters(withNamedDay(query, now, timeZone)),
    page: pageNumber(query),
    focus: single(query.focus),
    start: single(query.start),
    staff: single(query.staff),
  };
}

/** Cached for the request, so that page and metadata share one query. */
export const loadService = cache((idOrSlug: string, locale: Locale, staffId: string | null) =>
  attempt("service detail", () => serviceDetail(idOrSlug, { now: Date.now(), locale, staffId })),
);
