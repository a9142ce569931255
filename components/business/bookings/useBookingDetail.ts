"use client";

import { useLocale } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import { signInAgain } from "@/components/identity/signInAgain";
import { callApi } from "@/lib/api/client";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";

export type BookingLoading =
  | { state: "loading" }
  | { state: "missing" }
  | { state: "failed" }
  /** `busy`: a newer version is being loaded. */
  | { state: "ready"; detail: ProviderBookingDetail; busy: boolean };

type Loaded = { id: string | null; version: string; booking: BookingLoading };

const loading: BookingLoading = { state: "loading" };

/**
 * Loads the booking with this id when it is opened, and again on demand.
 * @param known the booking that came with the page
 * @param version another one means that something of the booking changed: it is loaded again, and shown as it was until then
 */
export function useBookingDetail(id: string | null, known: ProviderBookingDetail | null, version = "") {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Loaded>({
    id: known?.id ?? null,
    version,
    booking: known ? { state: "ready", detail: known, busy: false } : loading,
  });
  const current = loaded.id === id ? loaded.booking : loading;
  const needsLoading = id !== null && (loaded.id !== id || loaded.version !== version);

  const load = useCallback(
    async (bookingId: string, signal?: AbortSignal) => {
      const loadedAs = { id: bookingId, version };
      const result = await callApi("GET /providers/me/bookings/{id}", {
        params: { id: bookingId },
        locale,
        ...(signal ? { signal } : {}),
      });
      if (signal?.aborted) return;
      if (result.ok) return setLoaded({ ...loadedAs, booking: ready(result.data) });
      if (result.status === 401) return signInAgain("provider", locale, "session-ended");
      setLoaded({ ...loadedAs, booking: { state: result.status === 404 ? "missing" : "failed" } });
    },
    [locale, version],
  );

  useEffect(() => {
    if (!needsLoading) return;
    const leaving = new AbortController();
    void load(id, leaving.signal);
    return () => leaving.abort();
  }, [id, needsLoading, load]);

  return {
    booking: current,
    /** Nothing where another booking has been opened since. */
    replace: (detail: ProviderBookingDetail) =>
      setLoaded((before) => (before.id === detail.id ? { ...before, booking: ready(detail) } : before)),
    reload: async () => {
      if (id === null) return;
      setLoaded({ id, version, booking: current.state === "ready" ? { ...current, busy: true } : loading });
      await load(id);
    },
  };
}

function ready(detail: ProviderBookingDetail): BookingLoading {
  return { state: "ready", detail, busy: false };
}
