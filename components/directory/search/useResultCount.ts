"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/lib/api/client";
import { type ServiceFilters, serviceFilterParams } from "@/lib/directory/search/serviceFilters";
import { filterHref } from "../filters/filterHref";

type Counted = { of: string; total: number };

/** Asks the contract's own list for its length: `X-Total-Count` of a page of one. */
async function fetchTotal(filters: ServiceFilters, signal: AbortSignal): Promise<number | null> {
  const query = { ...serviceFilterParams(filters), limit: 1 };
  const result = await callApi("GET /services/v1", { query, signal });
  const header = result.ok ? result.headers.get("X-Total-Count") : null;
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** How many services these filters would find; null until it is known, and when it cannot be. */
export function useResultCount(filters: ServiceFilters, active: boolean): number | null {
  const [counted, setCounted] = useState<Counted | null>(null);
  const wanted = filterHref("", serviceFilterParams(filters));

  useEffect(() => {
    if (!active) return;
    const asking = new AbortController();
    void fetchTotal(filters, asking.signal).then((total) => {
      if (!asking.signal.aborted) setCounted(total === null ? null : { of: wanted, total });
    });
    return () => asking.abort();
  }, [filters, wanted, active]);

  return counted?.of === wanted ? counted.total : null;
}
