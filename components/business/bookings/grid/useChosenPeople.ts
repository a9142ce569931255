"use client";

import { useMemo, useState } from "react";
import { setAddressParam } from "../../addressParam";
import { type BookingsQuery, peopleParam } from "../bookingsQuery";

/**
 * Whom somebody chose to see; empty for everybody, null without a choice. The choice is in the address without a new entry in
 * the history, and in every address that is made of `query`.
 */
export function useChosenPeople(query: BookingsQuery, isWeek: boolean) {
  const first = query.people ?? (query.staff === null ? null : [query.staff]);
  const [chosen, choose] = useState(isWeek ? first : query.staff === null ? null : [query.staff]);
  const shownQuery = useMemo(
    () =>
      isWeek && chosen !== null
        ? { ...query, people: chosen, staff: chosen.length === 1 ? (chosen[0] ?? null) : null }
        : query,
    [query, chosen, isWeek],
  );
  return {
    chosen,
    query: shownQuery,
    choose(ids: readonly string[]) {
      choose(ids);
      if (!isWeek) return;
      setAddressParam("people", peopleParam(ids));
      if (!new URLSearchParams(window.location.search).has("new")) setAddressParam("staff", null);
    },
  };
}
