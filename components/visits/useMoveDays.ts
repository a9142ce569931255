"use client";

import { useEffect, useMemo, useRef } from "react";
import { type DaySource, loadedDays } from "@/components/checkout/times/availabilityClient";
import { callApi, type Refusal } from "@/lib/api/client";
import { callParts, type ManagedBooking } from "./managed";

/** The times that a booking can be moved to with one person (or `any`), in the words of the call that would move it. */
export function useMoveDays(
  { id, token }: Pick<ManagedBooking, "id" | "token">,
  staffId: string,
  onRefused: (refusal: Refusal) => void,
): DaySource {
  // The days are those of the booking, whoever listens.
  const refused = useRef(onRefused);
  useEffect(() => {
    refused.current = onRefused;
  });
  return useMemo(() => {
    const { params, query } = callParts({ id, token });
    return {
      key: `${id} ${staffId}`,
      of: id,
      load: async (from, to, signal) => {
        const result = await callApi("GET /customers/me/bookings/{id}/availability", {
          params,
          query: { ...query, from, to, staffId },
          signal,
        });
        if (result.ok) return loadedDays(result.data);
        if (!signal.aborted) refused.current(result);
        throw new Error(`Availability: ${result.status}`);
      },
    };
  }, [id, token, staffId]);
}
