import "server-only";
import { getTimeZone } from "next-intl/server";
import { cache } from "react";
import { serviceDetail } from "@/lib/directory/detail/serviceDetail";
import { parseServiceFilters } from "@/lib/directory/search/serviceFilterSchemas";
import type { ServiceFilters } from "@/lib/directory/search/serviceFilters";
import type { Locale } from "@/lib/i18n/locales";
import { attempt } from "./attempt";
import { type PageQuery, pageNumber, single, withNamedDay } from "./pageQuery";

export type ServicesPageState = {
  now: number;
  timeZone: string;
  filters: ServiceFilters;
  page: number;
  /** Whose drawer is open. */
  focus: string | null;
  /** The time that was tapped on the way there. */
  start: string | null;
  /** The person that was chosen. */
  staff: string | null;
};

/** The state of the service directory, which is its address. */
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

/** One look at the database for a page and its metadata. */
export const loadService = cache((idOrSlug: string, locale: Locale, staffId: string | null) =>
  attempt("service detail", () => serviceDetail(idOrSlug, { now: Date.now(), locale, staffId })),
);
