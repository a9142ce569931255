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

const loading: BookingLoading = { state: "loading" };

/**
 * Loads the booking with this id when it is opened, and again on demand.
 * @param known the booking that came with the page
 */
export function useBookingDetail(id: string | null, known: ProviderBookingDetail | null) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ id: string | null; booking: BookingLoading }>({
    id: known?.id ?? null,
    booking: known ? { state: "ready", detail: known, busy: false } : loading,
  });
  const current = loaded.id === id ? loaded.booking : loading;
  const needsLoading = id !== null && loaded.id !== id;

  const load = useCallback(
    async (bookingId: string, signal?: AbortSignal) => {
      const result = await callApi("GET /providers/me/bookings/{id}", {
        params: { id: bookingId },
        locale,
        ...(signal ? { signal } : {}),
      });
      if (signal?.aborted) return;
      if (result.ok) return setLoaded({ id: bookingId, booking: ready(result.data) });
      if (result.status === 401) return signInAgain("provider", locale, "session-ended");
      setLoaded({ id: bookingId, booking: { state: result.status === 404 ? "missing" : "failed" } });
    },
    [locale],
  );

  useEffect(() => {
    if (!needsLoading) return;
    const leaving = new AbortController();
    void load(id, leaving.signal);
    return () => leaving.abort();
  }, [id, needsLoading, load]);

  return {
    booking: current,
    replace: (detail: ProviderBookingDetail) => setLoaded({ id: detail.id, booking: ready(detail) }),
    reload: async () => {
      if (id === null) return;
      setLoaded({ id, booking: current.state === "ready" ? { ...current, busy: true } : loading });
      await load(id);
    },
  };
}

function ready(detail: ProviderBookingDetail): BookingLoading {
  return { state: "ready", detail, busy: false };
}
